import { and, asc, eq, gte, isNotNull } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { banknotes } from "../areas/banknotes/tables.ts";
import { countryNames } from "../catalogue/tables.ts";

/** Exchanges that ended before this day are no deadline any more: the day of the catalogue. */
const asOf = "2026-11-21";

/** Rows of a table of the notes whose exchange ends, soonest first, by language. */
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
        gte(banknotes.exchangeUntil, asOf),
      ),
    )
    .orderBy(asc(banknotes.exchangeUntil), asc(banknotes.currencyISO), asc(banknotes.denomination));
  const rows = new Map<string, string[][]>();
  for (const [language, own] of Map.groupBy(notes, (note) => note.language)) {
    const locale = language === "no" ? "nb" : language;
    const day = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
    const number = new Intl.NumberFormat(locale);
    rows.set(
      language,
      own.map(({ country, value, currencyISO, series, until }) => [
        country,
        `${number.format(value)} ${currencyISO} (${series})`,
        day.format(new Date(until ?? asOf)),
      ]),
    );
  }
  return rows;
}
