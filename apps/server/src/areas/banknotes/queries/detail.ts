import { asc, eq, getTableColumns, sql } from "drizzle-orm";
import type { Database } from "../../../database/database.ts";
import { tradability } from "../../../customers/tables.ts";
import { rule } from "../../../customers/tradability.ts";
import { banknotes } from "../tables.ts";
import { isRule } from "./columns.ts";

type Neighbour = { id: string; denomination: number };

/** Prepared read of one note with the customer's rule and the other values of its series. */
export function prepareBanknoteDetail(database: Database) {
  const { searchVector, keywords, translations, listPosition, ...columns } =
    getTableColumns(banknotes);
  return database
    .select({
      ...columns,
      rule,
      neighbours: sql<Neighbour[]>`coalesce((
        select json_agg(json_build_object('id', n.id, 'denomination', n.denomination) order by n.denomination, n.id)
        from banknotes n
        where n.currency_iso = ${banknotes.currencyISO} and n.issuer = ${banknotes.issuer} and n.series = ${banknotes.series} and n.id <> ${banknotes.id}
      ), '[]'::json)`,
    })
    .from(banknotes)
    .leftJoin(tradability, isRule)
    .where(eq(banknotes.id, sql.placeholder("id")))
    .limit(1)
    .prepare("banknote_detail");
}

/** Prepared read of the facts a note is drawn from. */
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
