import { rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { getTableName, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Place } from "../database/database.ts";
import { openDataFolder } from "../database/dataFolder.ts";
import { tablesOf } from "./allTables.ts";

/** Deletes all data at a location and returns a sentence that describes it. */
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

async function resetPostgres(url: string): Promise<string> {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  try {
    const database = drizzle({ client: pool });
    const names = tablesOf().map((table) => sql.identifier(getTableName(table)));
    await database.execute(sql`drop table if exists ${sql.join(names, sql`, `)} cascade`);
    await database.execute(sql`drop schema if exists drizzle cascade`);
    await database.execute(sql`drop function if exists unaccented(text)`);
    return `Removed ${names.length} tables from the database of DATABASE_URL.`;
  } finally {
    await pool.end();
  }
}
