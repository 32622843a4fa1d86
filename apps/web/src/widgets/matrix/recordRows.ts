import type { Country, RuledRecord } from "@specimen/api/contract";
import { countryNames } from "../catalogue/countryNames.ts";
import type { MatrixRow, Rules } from "./TradeMatrix.tsx";

/** One row for each record, with its country. */
export function recordRows(
  records: readonly RuledRecord[],
  countries: readonly Country[],
  cellLabel: string,
): MatrixRow[] {
  const byId = new Map(countries.map((country) => [country.id, country]));
  return records.map(({ recordId, name, countryId, pending }) => {
    const country = byId.get(countryId ?? "");
    return {
      key: recordId,
      title: name,
      text: country?.name ?? "",
      flagSrc: country?.flagSrc ?? undefined,
      countryNames: country && (() => countryNames(country.code2)),
      cells: [
        {
          id: recordId,
          label: cellLabel,
          pending: pending?.tradability ?? null,
          isWorthless: false,
        },
      ],
    };
  });
}

/** The rules in effect by record. */
export const rulesOfRecords = (records: readonly RuledRecord[]): Rules =>
  Object.fromEntries(records.map(({ recordId, tradability }) => [recordId, tradability]));
