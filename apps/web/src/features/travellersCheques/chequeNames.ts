import type { ChequeNote, ChequeSeries } from "@specimen/api/contract";
import { formatValue } from "@specimen/core/format";
import type { Language } from "@specimen/core/language";

/** Issuer and series, such as "American Express, Gift Cheque". */
export function nameOfSeries({ issuer, series }: Pick<ChequeSeries, "issuer" | "series">): string {
  if (series === null) return issuer;
  return series.text.startsWith(issuer) ? series.text : `${issuer}, ${series.text}`;
}

/** A value with its unit, such as "100 US dollars"; the unit alone where no value is recorded. */
export const nameOfNote = (
  { denomination, unit }: Pick<ChequeNote, "denomination" | "unit">,
  language: Language,
): string =>
  denomination === null ? unit.text : `${formatValue(denomination, language)} ${unit.text}`;
