import { and, asc, eq, gte, isNotNull } from "drizzle-orm";
import { banknotes } from "../areas/banknotes/tables.ts";
import { catalogueDay } from "../catalogue/provenance.ts";
import { countryNames } from "../catalogue/tables.ts";
import type { Database } from "../database/database.ts";
import { formatNumber, localeOf } from "../http/locale.ts";

/**
 * Rows of a table of the notes whose exchange ends, soonest first, by language; without those that
 * ended before the day of the catalogue.
 */
export async function deadlineRows(
  database: Pick<Database, "select">,
): Promise<ReadonlyMap<string, string[][]>> {
  const notes = await database
    .select({
      language: countryNames.language,
      country: countryNames.name,
      value: banknotes.denomination,
      currencyISO: banknotes.currencyISO,
      series: banknotes.series,
      until: banknotes.exchangeUntil,
    })
    .from(banknotes)
    .innerJoin(countryNames, eq(countryNames.countryId, banknotes.countryId))
    .where(
      and(
        eq(banknotes.exchangeKind, "until"),
        isNotNull(banknotes.exchangeUntil),
        gte(banknotes.exchangeUntil, catalogueDay),
      ),
    )
    .orderBy(asc(banknotes.exchangeUntil), asc(banknotes.currencyISO), asc(banknotes.denomination));
  const rows = new Map<string, string[][]>();
  for (const [language, own] of Map.groupBy(notes, (note) => note.language)) {
    const day = new Intl.DateTimeFormat(localeOf(language), { dateStyle: "long", timeZone: "UTC" });
    rows.set(
      language,
      own.map(({ country, value, currencyISO, series, until }) => [
        country,
        `${formatNumber(value, language)} ${currencyISO} (${series})`,
        day.format(new Date(until ?? catalogueDay)),
      ]),
    );
  }
  return rows;
}
