import { sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Database, Transaction } from "../database/database.ts";
import type { Importer } from "./importer.ts";
import type { ReadFile } from "./readFacts.ts";
import { readSharedFacts, sharedRows } from "./sharedFacts.ts";
import { catalogueStateName, isAt, markAt } from "./state.ts";

/** Key of the advisory lock under which the catalogue is imported. */
const importLock = 4101;

/** What is imported, and under which revision. */
export interface CatalogueImport {
  readonly importers: readonly Importer[];
  /** Hash of the facts and of the code that reads them; an equal revision needs no import. */
  readonly revision: string;
  /** Runs in the same transaction after all rows are written. */
  readonly finish: (transaction: Transaction) => Promise<void>;
  readonly readFile?: ReadFile;
}

/**
 * Replaces all rows of the catalogue with those of this build's facts in one transaction; what
 * users and customers entered stays. Returns whether an import was needed. Throws a FactError.
 */
export async function importCatalogue(
  database: Database,
  { importers, revision, finish, readFile }: CatalogueImport,
): Promise<boolean> {
  if (await isAt(database, catalogueStateName, revision)) return false;
  const shared = readSharedFacts(readFile);
  const rows = [
    ...sharedRows(shared),
    ...importers.flatMap((importer) => importer.read(shared, readFile)),
  ];
  const tables = [...new Set(rows.map(([table]) => table))];
  const isImported = await database.transaction(async (transaction) => {
    // Of several instances that start on one database, the first imports and the others wait.
    await transaction.execute(sql`set local lock_timeout = 0`);
    await transaction.execute(sql`select pg_advisory_xact_lock(${importLock})`);
    if (await isAt(transaction, catalogueStateName, revision)) return false;
    // Referencing tables come after referenced ones, so rows are deleted in reverse order.
    for (const table of tables.toReversed()) await transaction.delete(table);
    for (const [table, values] of rows) {
      for (const chunk of chunksOf(values, 500)) await transaction.insert(table).values(chunk);
    }
    await finish(transaction);
    await markAt(transaction, catalogueStateName, revision);
    return true;
  });
  if (!isImported) return false;
  // Index-only scans need the visibility map, which vacuum writes.
  const names = sql.join(
    tables.map((table: PgTable) => sql`${table}`),
    sql`, `,
  );
  await database.execute(sql`vacuum ${names}`);
  await database.execute(sql`analyze`);
  return true;
}

function chunksOf<T>(rows: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, index) =>
    rows.slice(index * size, (index + 1) * size),
  );
}
