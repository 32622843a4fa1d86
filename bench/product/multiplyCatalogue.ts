import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { banknotes } from "../../apps/server/src/areas/banknotes/tables.ts";
import { ingots } from "../../apps/server/src/areas/preciousMetals/tables.ts";
import { catalogueStateName } from "../../apps/server/src/catalogue/state.ts";
import { catalogueState } from "../../apps/server/src/catalogue/tables.ts";
import { tradability } from "../../apps/server/src/customers/tables.ts";
import type { Database } from "../../apps/server/src/database/database.ts";
import { searchNames } from "../../apps/server/src/search/tables.ts";

/**
 * Adds so many copies of every banknote and bar, each with an id and, by a tenth of a millimetre, a
 * size of its own, as a larger catalogue would have them; customers' rules and names are copied too.
 */
export async function multiplyCatalogue(
  database: Database,
  copies: { readonly banknotes: number; readonly bars: number },
): Promise<void> {
  const id = sql`id || '-' || copy`;
  if (copies.banknotes > 0) {
    const widthMm = sql`width_mm + (copy % 50) / 10.0`;
    await copyRows(database, banknotes, { changed: { id, widthMm }, copies: copies.banknotes });
    await copyRules(database, "banknotes", copies.banknotes);
  }
  if (copies.bars > 0) {
    const lengthMm = sql`length_mm + (copy % 50) / 10.0`;
    const key = sql`key || '-' || copy`;
    await copyRows(database, ingots, { changed: { id, lengthMm }, copies: copies.bars });
    const where = sql`kind = 'ingot'`;
    await copyRows(database, searchNames, { changed: { key }, copies: copies.bars, where });
    await copyRules(database, "ingots", copies.bars);
  }
  // It is another catalogue now: nothing that was kept of the first holds.
  await database.execute(
    sql`update ${catalogueState} set revision = 'multiplied' where id = ${catalogueStateName}`,
  );
  for (const table of [banknotes, ingots, searchNames, tradability]) {
    await database.execute(sql`vacuum (analyze) ${table}`);
  }
}

interface Copying {
  /** The columns by key that differ from copy to copy. */
  readonly changed: Readonly<Record<string, SQL>>;
  /** How many copies of each row. */
  readonly copies: number;
  /** Which rows; all where it is left out. */
  readonly where?: SQL;
}

/** Copies the rows of a table. */
async function copyRows(
  database: Database,
  table: PgTable,
  { changed, copies, where = sql`true` }: Copying,
): Promise<void> {
  const columns = Object.entries(getTableColumns(table)).filter(
    ([, { generated }]) => generated === undefined,
  );
  const names = sql.join(
    columns.map(([, { name }]) => sql.identifier(name)),
    sql`, `,
  );
  const values = sql.join(
    columns.map(([key, { name }]) => changed[key] ?? sql.identifier(name)),
    sql`, `,
  );
  await database.execute(
    sql`insert into ${table} (${names}) select ${values} from ${table}, generate_series(1, ${copies}::int) as copy where ${where}`,
  );
}

const copyRules = (database: Database, area: string, copies: number) =>
  database.execute(
    sql`insert into ${tradability} (customer_id, area, record_id, value) select customer_id, area, record_id || '-' || copy, value from ${tradability}, generate_series(1, ${copies}::int) as copy where area = ${area}`,
  );
