import type { BanknoteMatrixRow, Country } from "@specimen/api/contract";
import { formatValue } from "@specimen/core/format";
import type { Language } from "@specimen/core/language";
import { countryNames } from "../../../widgets/catalogue/countryNames.ts";
import type { MatrixRow } from "../../../widgets/matrix/TradeMatrix.tsx";

/** The notes of a series in one row, in the order of the answer. */
export function tradeRows(
  banknotes: readonly BanknoteMatrixRow[],
  countries: readonly Country[],
  language: Language,
): MatrixRow[] {
  const byId = new Map(countries.map((country) => [country.id, country]));
  const groups = new Map<string, BanknoteMatrixRow[]>();
  for (const note of banknotes) {
    const key = `${note.countryId} ${note.currencyISO} ${note.series}`;
    groups.set(key, [...(groups.get(key) ?? []), note]);
  }
  return [...groups].map(([key, notes]) => {
    const [first] = notes;
    const country = byId.get(first?.countryId ?? "");
    return {
      key,
      title: `${first?.countryName ?? ""}, ${first?.currencyISO ?? ""}`,
      text: first?.seriesName.text ?? "",
      textLang: first?.seriesName.lang,
      flagSrc: country?.flagSrc ?? undefined,
      countryNames: country && (() => countryNames(country.code2)),
      cells: notes.map(({ banknoteId, denomination, status, pending }) => ({
        id: banknoteId,
        label: formatValue(denomination, language),
        pending: pending?.tradability ?? null,
        isWorthless: status === "worthless",
      })),
    };
  });
}
