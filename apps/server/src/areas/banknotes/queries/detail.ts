import { and, asc, eq, getTableColumns, sql } from "drizzle-orm";
import type { Database } from "../../../database/database.ts";
import { banknotes, tradability } from "../tables.ts";
import { rule } from "./columns.ts";

type Neighbour = { id: string; denomination: number };

/** Prepared read of one note with the house's rule and the other values of its series. */
export function prepareBanknoteDetail(database: Database) {
  const { searchVector, keywords, listPosition, ...columns } = getTableColumns(banknotes);
  return database
    .select({
      ...columns,
      rule,
      neighbours: sql<Neighbour[]>`coalesce((
        select json_agg(json_build_object('id', n.id, 'denomination', n.denomination) order by n.denomination, n.id)
        from banknotes n
        where n.currency_iso = ${banknotes.currencyISO} and n.series = ${banknotes.series} and n.id <> ${banknotes.id}
      ), '[]'::json)`,
    })
    .from(banknotes)
    .leftJoin(
      tradability,
      and(
        eq(tradability.banknoteId, banknotes.id),
        eq(tradability.customerId, sql.placeholder("customerId")),
      ),
    )
    .where(eq(banknotes.id, sql.placeholder("id")))
    .limit(1)
    .prepare("banknote_detail");
}

/** The facts pictures are drawn from, as the artwork wants them. */
export function prepareBanknoteFacts(database: Database) {
  return database
    .select({
      id: banknotes.id,
      currency: banknotes.currencyISO,
      issuer: banknotes.issuer,
      series: banknotes.series,
      denomination: banknotes.denomination,
      unit: banknotes.unit,
      widthMm: banknotes.widthMm,
      heightMm: banknotes.heightMm,
      orientation: banknotes.orientation,
      substrate: banknotes.substrate,
      mainColour: banknotes.mainColour,
      front: banknotes.front,
      back: banknotes.back,
      securityFeatures: banknotes.securityFeatures,
    })
    .from(banknotes)
    .where(eq(banknotes.id, sql.placeholder("id")))
    .orderBy(asc(banknotes.id))
    .limit(1)
    .prepare("banknote_facts");
}
