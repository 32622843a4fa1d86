import { sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Database, Transaction } from "../database/database.ts";
import type { Importer } from "./importer.ts";
import type { ReadFile } from "./readFacts.ts";
import { readSharedFacts, sharedRows } from "./sharedFacts.ts";
import { isAt, markAt } from "./state.ts";

const stateName = "catalogue";

/** What is imported, and when. */
export interface CatalogueImport {
  readonly importers: readonly Importer[];
  /** Identifies the facts and the code that reads them; equal revisions need no import. */
  readonly revision: string;
  /** Runs in the same transaction, after all rows are written. */
  readonly finish: (transaction: Transaction) => Promise<void>;
  readonly readFile?: ReadFile;
}

/**
 * Replaces the rows of the catalogue by those of this build's facts, all at once or not at all;
 * what users and customers entered stays. Returns whether an import was needed. Throws a FactError.
 */
export async function importCatalogue(
  database: Database,
  { importers, revision, finish, readFile }: CatalogueImport,
): Promise<boolean> {
  if (await isAt(database, stateName, revision)) return false;
  const shared = readSharedFacts(readFile);
  const rows = [
    ...sharedRows(shared),
    ...importers.flatMap((importer) => importer.read(shared, readFile)),
  ];
  const tables = [...new Set(rows.map(([table]) => table))];
  await database.transaction(async (transaction) => {
    // Tables that refer to others stand after them.
    for (const table of tables.toReversed()) await transaction.delete(table);
    for (const [table, values] of rows) {
      for (const chunk of chunksOf(values, 500)) await transaction.insert(table).values(chunk);
    }
    await finish(transaction);
    await markAt(transaction, stateName, revision);
  });
  // Lists are read from an index alone only where vacuum has marked the table's pages as visible.
  const names = sql.join(
    tables.map((table: PgTable) => sql`${table}`),
    sql`, `,
  );
  await database.execute(sql`vacuum (analyze) ${names}`);
  await database.execute(sql`analyze`);
  return true;
}

function chunksOf<T>(rows: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, index) =>
    rows.slice(index * size, (index + 1) * size),
  );
}
