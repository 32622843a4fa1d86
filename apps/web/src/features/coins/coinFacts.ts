import type { Coin } from "@specimen/api/contract";
import {
  localized,
  measure,
  type FactSpec,
  type FactValue,
} from "../../widgets/record/factSpec.ts";

/** What is recorded of a coin, in the order of specification 3. */
export const coinFacts: readonly FactSpec<Coin>[] = [
  {
    id: "kind",
    label: "coins.kind",
    value: ({ kind }) => ({ kind: "word", word: `coins.kinds.${kind}` }),
  },
  { id: "face", label: "coins.face", value: faceOf },
  {
    id: "metal",
    label: "coins.metal",
    value: ({ metal }) => ({ kind: "word", word: `coins.metals.${metal}` }),
  },
  {
    id: "fineness",
    label: "coins.fineness",
    value: ({ fineness }) => ({ kind: "fineness", parts: fineness }),
  },
  { id: "gross", label: "coins.gross", value: ({ grossWeightG }) => measure(grossWeightG, "g") },
  { id: "fine", label: "coins.fine", value: ({ fineWeightG }) => measure(fineWeightG, "g") },
  { id: "diameter", label: "coins.diameter", value: ({ diameterMm }) => measure(diameterMm, "mm") },
  {
    id: "thickness",
    label: "coins.thickness",
    value: ({ thicknessMm }) => measure(thicknessMm, "mm"),
  },
  {
    id: "issued",
    label: "catalogue.facts.issued",
    value: ({ firstIssued, lastIssued }) =>
      firstIssued === null ? null : { kind: "period", from: firstIssued, to: lastIssued },
  },
  { id: "motifs", label: "coins.motifs", value: () => null },
  {
    id: "remark",
    label: "catalogue.facts.remark",
    value: ({ note }) => localized(note),
    isOptional: true,
  },
];

/** A unit older than ISO 4217 has a word and no code, a bullion coin may have no face value. */
function faceOf({ denomination, unit, currencyISO }: Coin): FactValue {
  if (denomination === null) return { kind: "word", word: "coins.noFace" };
  const text = unit ?? { text: currencyISO ?? "", lang: "en" };
  return { kind: "amount", value: denomination, unit: text };
}
