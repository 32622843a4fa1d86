import { and, eq, isNotNull, sql } from "drizzle-orm";
import { customers } from "../../auth/tables.ts";
import type { Database, Transaction } from "../../database/database.ts";
import { stolenImportNumbers, stolenImports, stolenOverlaps } from "./tables.ts";

/**
 * How many numbers the imports of a customer have in common, kept with each change of them: a list of
 * many numbers is counted without looking at any. Whoever changes numbers has locked the customer.
 */

/** Keeps others from changing the numbers of a customer's imports until the transaction ends. */
export async function lockOverlaps(transaction: Transaction, customerId: string): Promise<void> {
  const own = eq(customers.id, customerId);
  const { id } = customers;
  await transaction.select({ id }).from(customers).where(own).for("no key update");
}

const changed = sql`on conflict (customer_id, imports)
  do update set numbers = ${stolenOverlaps}.numbers + excluded.numbers`;

/** Adds hashes to an import, and counts them with the other imports that have them. */
export async function addNumbers(
  transaction: Transaction,
  { customerId, importId }: { readonly customerId: string; readonly importId: string },
  hashes: readonly string[],
): Promise<void> {
  const others = await transaction
    .select({ id: stolenImports.id })
    .from(stolenImports)
    .where(eq(stolenImports.customerId, customerId));
  const ids = others.flatMap(({ id }) => (id === importId ? [] : [id])).join(" ");
  const among = sql`string_to_array(${hashes.join(" ")}, ' ')`;
  await transaction.execute(sql`
    with present as (
      select number_hash, array_agg(import_id order by import_id) as imports
      from ${stolenImportNumbers}
      where import_id = any(string_to_array(${ids}, ' ')) and number_hash = any(${among})
      group by number_hash
    ), added as (
      insert into ${stolenImportNumbers} (import_id, number_hash)
      select ${importId}, unnest(${among}) on conflict do nothing
      returning number_hash
    ), moved as (
      select coalesce(imports, '{}') as imports, count(*)::int as numbers
      from added left join present using (number_hash)
      group by 1
    )
    insert into ${stolenOverlaps} (customer_id, imports, numbers)
    select ${customerId}, array(select unnest(imports || ${importId}::text) order by 1), numbers
    from moved
    union all
    select ${customerId}, imports, -numbers from moved where imports <> '{}'
    ${changed}`);
}

/** Takes a number out of the count that some imports had in common. */
export async function forgetNumber(
  transaction: Transaction,
  customerId: string,
  imports: readonly string[],
): Promise<void> {
  await transaction.execute(sql`
    insert into ${stolenOverlaps} (customer_id, imports, numbers)
    select ${customerId}, array(
      select unnest(string_to_array(${imports.join(" ")}, ' ')) order by 1
    ), -1
    ${changed}`);
}

/** How many numbers an import has, by what is counted. */
export const countedFor = sql<number>`coalesce((
  select sum(counted.numbers)::int from ${stolenOverlaps} counted
  where counted.customer_id = ${stolenImports.customerId}
    and ${stolenImports.id} = any(counted.imports)
), 0)`;

/** How many numbers are in at least one active import of a customer. */
export async function countImported(database: Database, customerId: string): Promise<number> {
  const active = sql`array(
    select id from ${stolenImports} where customer_id = ${customerId} and is_active
  )`;
  const [counted] = await database
    .select({ numbers: sql<number>`coalesce(sum(${stolenOverlaps.numbers}), 0)::int` })
    .from(stolenOverlaps)
    .where(
      and(eq(stolenOverlaps.customerId, customerId), sql`${stolenOverlaps.imports} && ${active}`),
    );
  return counted?.numbers ?? 0;
}

/**
 * Counts anew where the counts do not agree with the imports: an instance of the version before has
 * changed these and knows nothing of counts.
 */
export async function recountOverlaps(database: Database): Promise<void> {
  const wrong = await database
    .selectDistinct({ customerId: stolenImports.customerId })
    .from(stolenImports)
    .where(
      and(
        isNotNull(stolenImports.numbers),
        sql`${stolenImports.numbers} is distinct from ${countedFor}`,
      ),
    );
  for (const { customerId } of wrong) {
    await database.transaction(async (transaction) => {
      await lockOverlaps(transaction, customerId);
      await transaction.delete(stolenOverlaps).where(eq(stolenOverlaps.customerId, customerId));
      await transaction.execute(sql`
        insert into ${stolenOverlaps} (customer_id, imports, numbers)
        select ${customerId}, imports, count(*) from (
          select array_agg(import_id order by import_id) as imports
          from ${stolenImportNumbers}
          join ${stolenImports} on id = import_id and customer_id = ${customerId}
          group by number_hash
        ) present
        group by imports`);
    });
  }
}
