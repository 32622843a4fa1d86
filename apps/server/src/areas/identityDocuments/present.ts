import type {
  Acceptance,
  AcceptanceRule,
  DocumentSummary,
  Language,
  LocalizedText,
} from "@specimen/api/contract";
import type { Lexicon } from "../../catalogue/lexicon.ts";
import { catalogueDay, sourceIn } from "../../catalogue/provenance.ts";
import type { Day } from "../../http/calendarDay.ts";
import type { AppContext } from "../defineArea.ts";
import { type AcceptedLists, decide } from "./acceptance.ts";
import { documentAddress } from "./images.ts";
import type { RuleRow } from "./queries/detail.ts";
import type { SummaryRow } from "./queries/search.ts";

/** Who reads, when, and by which rules. */
export interface Reader {
  readonly language: Language;
  readonly today: Day;
  readonly lists: AcceptedLists;
  readonly rules: ReadonlyMap<string, RuleRow>;
}

type Named = Pick<SummaryRow, "kind" | "name">;

/** What a document is called: its own name, else its kind. */
export function nameOf(lexicon: Lexicon, { kind, name }: Named, language: Language): LocalizedText {
  const own =
    name === null
      ? lexicon.word("documentKind", kind, language)
      : lexicon.word("documentName", name, language);
  return own ?? { text: name ?? kind, lang: "en" };
}

/** The name of an issuer, which may be no country. */
export function issuerNameOf(
  lexicon: Lexicon,
  { countryId, issuerCode }: Pick<SummaryRow, "countryId" | "issuerCode">,
  language: Language,
): string {
  const own = lexicon.word("documentIssuer", issuerCode, language)?.text;
  if (own !== undefined) return own;
  return countryId === null ? issuerCode : lexicon.countryName(countryId, language);
}

/** What a series and a row of a list have in common. */
export const referenceOf = (context: AppContext, row: SummaryRow, language: Language) => ({
  id: row.id,
  kind: row.kind,
  name: nameOf(context.lexicon, row, language),
  series: context.lexicon.text(row.series, language),
  firstIssued: row.firstIssued,
  lastIssued: row.lastIssued,
  status: row.status,
  notValidAfter: row.notValidAfter,
  size: sizeOf(row),
  hasChip: row.hasChip,
  front: {
    page: row.frontPage,
    widthMm: row.frontWidthMm,
    heightMm: row.frontHeightMm,
    src: documentAddress(context, row.id, row.frontPage, { detail: "list" }),
  },
});

export const sizeOf = (row: SummaryRow) => ({
  format: row.format,
  widthMm: row.widthMm,
  heightMm: row.heightMm,
  coverWidthMm: row.coverWidthMm,
  coverHeightMm: row.coverHeightMm,
  pages: row.pages,
});

/** A document in a list. */
export function summaryOf(context: AppContext, row: SummaryRow, reader: Reader): DocumentSummary {
  const { lexicon } = context;
  const { language } = reader;
  const entry = row.countryId === null ? undefined : lexicon.entry(row.countryId);
  return {
    ...referenceOf(context, row, language),
    group: row.group,
    countryId: row.countryId,
    issuer: {
      code: row.mrzIssuer,
      name: issuerNameOf(lexicon, row, language),
      flagSrc: entry === undefined ? null : lexicon.flagSrc(entry),
    },
    mrz: row.mrzFormat === null ? null : { format: row.mrzFormat, documentCode: row.documentCode },
    validity: { adultYears: row.adultYears, minorYears: row.minorYears },
    acceptance: decisionOn(row, reader).kind,
    confidence: row.confidence,
  };
}

/** What of a document its answer depends on. */
export type DecidedRow = Pick<SummaryRow, "id" | "countryId" | "status" | "ruleIds">;

const rulesOn = ({ ruleIds }: DecidedRow, { rules }: Reader): RuleRow[] =>
  ruleIds.flatMap((id) => rules.get(id) ?? []);

/** The answer on a document for a reader's customer, on the day of the call. */
export const decisionOn = (row: DecidedRow, reader: Reader) =>
  decide({
    documentId: row.id,
    countryId: row.countryId,
    status: row.status,
    rules: rulesOn(row, reader),
    lists: reader.lists,
    today: reader.today,
  });

/** A remark on the document itself. */
interface Remark {
  readonly text: string;
  readonly date: string | null;
  readonly source: string;
  readonly confidence: AcceptanceRule["confidence"];
}

/** The answer on a document with all rules and remarks; what decided comes first. */
export function acceptanceOf(
  { lexicon }: AppContext,
  row: SummaryRow & { readonly sources: readonly string[] },
  remarks: readonly Remark[],
  reader: Reader,
): Acceptance {
  const { language } = reader;
  const { rule, ...decision } = decisionOn(row, reader);
  const rules = rulesOn(row, reader).toSorted(
    (a, b) => Number(b.id === rule?.id) - Number(a.id === rule?.id),
  );
  const toRule = (each: RuleRow): AcceptanceRule => ({
    id: each.id,
    country: { id: each.countryId, name: lexicon.countryName(each.countryId, language) },
    effect: each.effect,
    text: lexicon.text(each.text, language),
    from: each.from,
    to: each.to,
    source: sourceIn(lexicon, each.source, language),
    confidence: each.confidence,
  });
  const toRemark = ({ text, date, source, confidence }: Remark, index: number): AcceptanceRule => ({
    id: `${row.id}-${index + 1}`,
    country: null,
    effect: "inform",
    text: lexicon.text(text, language),
    from: date,
    to: null,
    source: sourceIn(lexicon, source, language),
    confidence,
  });
  const bySeries = decision.reason === "noLongerValid" ? row.sources[0] : undefined;
  const source = rule?.source ?? bySeries;
  // Only rules of high confidence were compared with the page they name; a record names no day.
  const isChecked = rule?.confidence === "high";
  return {
    ...decision,
    notValidAfter: row.notValidAfter,
    rules: [...rules.map(toRule), ...remarks.map(toRemark)],
    source: source === undefined ? null : sourceIn(lexicon, source, language),
    checkedOn: isChecked ? catalogueDay : null,
  };
}

/** English texts of the records in the reader's language. */
export const textsOf = (
  lexicon: Lexicon,
  texts: readonly string[],
  language: Language,
): LocalizedText[] => texts.map((text) => lexicon.text(text, language));
