import { rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { getTableName, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Place } from "../database/database.ts";
import { openDataFolder } from "../database/dataFolder.ts";
import { jobsSchema } from "../jobs/jobs.ts";
import { tablesOf } from "./allTables.ts";

/**
 * Deletes all data at a location and returns a sentence that describes it. Extensions of a PostgreSQL,
 * which hold no data and may be somebody else's, stay.
 */
export async function resetData(place: Place): Promise<string> {
  switch (place.kind) {
    case "memory":
      return "Nothing to remove: the database is in memory only.";
    case "folder":
      return resetFolder(place.path);
    case "url":
      return resetPostgres(place.url);
  }
}

async function resetFolder(path: string): Promise<string> {
  const folder = await openDataFolder(path);
  const database = join(path, "database");
  const isThere = await stat(database).then(
    () => true,
    () => false,
  );
  await rm(database, { recursive: true, force: true });
  await folder.release();
  return isThere ? `Removed the database in ${database}.` : `Nothing to remove in ${path}.`;
}

/** All or nothing: a database of which a part is left could not be migrated again. */
async function resetPostgres(url: string): Promise<string> {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  try {
    const names = tablesOf().map((table) => sql.identifier(getTableName(table)));
    await drizzle({ client: pool }).transaction(async (transaction) => {
      await transaction.execute(sql`drop table if exists ${sql.join(names, sql`, `)} cascade`);
      for (const schema of ["drizzle", jobsSchema]) {
        await transaction.execute(sql`drop schema if exists ${sql.identifier(schema)} cascade`);
      }
      await transaction.execute(sql`drop function if exists unaccented(text)`);
    });
    return `Removed ${names.length} tables and all jobs from the database of DATABASE_URL.`;
  } finally {
    await pool.end();
  }
}
