import type { ChequeNote, ChequeSeries } from "@specimen/api/contract";
import {
  date,
  localized,
  size,
  type FactSpec,
  type FactValue,
} from "../../widgets/record/factSpec.ts";

/** What a series and its values have in common. */
type Described = Pick<
  ChequeSeries,
  "issuer" | "series" | "answer" | "firstIssued" | "saleRemark" | "note" | "widthMm" | "heightMm"
>;

/** What is recorded of every cheque. */
export const seriesFacts: readonly FactSpec<Described>[] = [
  {
    id: "issuer",
    label: "travellersCheques.facts.issuer",
    value: ({ issuer }) => ({ kind: "plain", text: issuer }),
  },
  {
    id: "series",
    label: "travellersCheques.facts.series",
    value: ({ series }) => localized(series),
  },
  {
    id: "firstIssued",
    label: "travellersCheques.facts.firstSold",
    value: ({ firstIssued }) => date(firstIssued),
  },
  {
    id: "lastSold",
    label: "travellersCheques.facts.lastSold",
    value: ({ saleRemark, answer }) => localized(saleRemark) ?? date(answer.lastSold),
  },
  { id: "expiry", label: "travellersCheques.facts.expiry", value: expiryOf },
  {
    id: "size",
    label: "catalogue.facts.size",
    value: ({ widthMm, heightMm }) => size(widthMm, heightMm),
  },
  {
    id: "remark",
    label: "catalogue.facts.remark",
    value: ({ note }) => localized(note),
    isOptional: true,
  },
];

/** The same of one value. */
export const noteFacts: readonly FactSpec<ChequeNote>[] = [
  {
    id: "value",
    label: "travellersCheques.facts.value",
    value: ({ denomination, unit }) =>
      denomination === null ? null : { kind: "amount", value: denomination, unit },
    notIn: ["print"],
  },
  ...seriesFacts,
];

function expiryOf({ answer: { until, neverLapses } }: Described): FactValue {
  if (until !== null) return date(until);
  return neverLapses ? { kind: "word", word: "travellersCheques.facts.noExpiry" } : null;
}
