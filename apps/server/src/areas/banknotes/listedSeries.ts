import type { Language, LocalizedText } from "@specimen/api/contract";
import { sql } from "drizzle-orm";
import type { Lexicon } from "../../catalogue/lexicon.ts";
import { banknotes } from "./tables.ts";

type SeriesRow = Pick<typeof banknotes.$inferSelect, "currencyISO" | "issuer" | "series">;

/** Money that several banks issue side by side: the series alone does not say whose note it is. */
export const sharedMoney: ReadonlySet<string> = new Set(["GBP", "HKD"]);

/** The series of a note where its issuer is not shown beside it; of shared money with the issuer. */
export function listedSeries(lexicon: Lexicon, note: SeriesRow, language: Language): LocalizedText {
  const { text, lang } = lexicon.text(note.series, language);
  return { text: withIssuer(note, text), lang };
}

/** The same as the catalogue writes it. */
export const plainSeries = (note: SeriesRow): string => withIssuer(note, note.series);

/** The name of a series in any language with the issuer, where several banks issue the money. */
export const withIssuer = (
  { currencyISO, issuer }: Omit<SeriesRow, "series">,
  series: string,
): string => (sharedMoney.has(currencyISO) ? `${issuer}, ${series}` : series);

/** Whether a note is of a series, with or without its issuer. */
export const isOfSeries = (series: string) =>
  sql`${series} in (${banknotes.series}, ${banknotes.issuer} || ', ' || ${banknotes.series})`;
