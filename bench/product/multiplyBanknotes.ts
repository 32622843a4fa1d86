import { getTableColumns, sql } from "drizzle-orm";
import type { Database } from "../../apps/server/src/database/database.ts";
import { banknotes } from "../../apps/server/src/areas/banknotes/tables.ts";
import { tradability } from "../../apps/server/src/customers/tables.ts";

/**
 * Adds so many copies of every banknote, each with an id and, by a tenth of a millimetre, a size of
 * its own, as a larger catalogue would have them; the customers' rules are copied with them.
 */
export async function multiplyBanknotes(database: Database, copies: number): Promise<void> {
  if (copies === 0) return;
  const columns = Object.entries(getTableColumns(banknotes)).filter(
    ([, { generated }]) => generated === undefined,
  );
  const names = sql.join(
    columns.map(([, { name }]) => sql.identifier(name)),
    sql`, `,
  );
  const values = sql.join(
    columns.map(([key, { name }]) => {
      if (key === "id") return sql`id || '-' || copy`;
      if (key === "widthMm") return sql`width_mm + (copy % 50) / 10.0`;
      return sql.identifier(name);
    }),
    sql`, `,
  );
  await database.execute(
    sql`insert into ${banknotes} (${names}) select ${values} from ${banknotes}, generate_series(1, ${copies}::int) as copy`,
  );
  await database.execute(
    sql`insert into ${tradability} (customer_id, area, record_id, value) select customer_id, area, record_id || '-' || copy, value from ${tradability}, generate_series(1, ${copies}::int) as copy where area = 'banknotes'`,
  );
  await database.execute(sql`vacuum (analyze) ${banknotes}`);
  await database.execute(sql`vacuum (analyze) ${tradability}`);
}
