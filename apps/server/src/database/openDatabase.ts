import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { sql } from "drizzle-orm";
import { drizzle as onPostgres } from "drizzle-orm/node-postgres";
import { migrate as migratePostgres } from "drizzle-orm/node-postgres/migrator";
import { drizzle as onPGlite, type PgliteDatabase } from "drizzle-orm/pglite";
import { migrate as migratePGlite } from "drizzle-orm/pglite/migrator";
import pg from "pg";
import { openDataFolder } from "./dataFolder.ts";
import type { Database, Place } from "./database.ts";
import { DatabaseError } from "./databaseError.ts";
import { snapshotFile } from "./snapshot.ts";

/** An open database with this build's tables. */
export interface OpenDatabase {
  readonly database: Database;
  /** Ends it; everything acknowledged has been kept. */
  close(): Promise<void>;
}

const migrations = {
  migrationsFolder: fileURLToPath(new URL("../../drizzle", import.meta.url)),
};

/** Key of the advisory lock under which several instances migrate one PostgreSQL in turn. */
const migrationLock = 4100;

/** Opens a database and brings its tables to this build. Throws a DatabaseError with words for people. */
export async function openDatabase(place: Place): Promise<OpenDatabase> {
  switch (place.kind) {
    case "memory":
      return migrated(await startPGlite({ loadDataDir: await readSnapshot() }));
    case "folder":
      return openFolder(place.path);
    case "url":
      return openUrl(place.url);
  }
}

/** An empty database in memory, brought to this build's tables. */
export async function openEmpty(): Promise<OpenDatabase & { dump(): Promise<Blob> }> {
  const engine = await startPGlite({});
  const opened = await migrated(engine);
  return { ...opened, dump: () => engine.dumpDataDir("gzip") };
}

async function openFolder(path: string): Promise<OpenDatabase> {
  const folder = await openDataFolder(path);
  try {
    const { partial, dataDir } = folder;
    if (partial !== undefined) {
      // A first start that ends half-way leaves only the partial folder, which the next one clears.
      const first = await startPGlite({ dataDir: partial, loadDataDir: await readSnapshot() });
      await first.close();
      await folder.finish();
    }
    const opened = await migrated(await startPGlite({ dataDir }));
    return {
      database: opened.database,
      async close() {
        await opened.close();
        await folder.release();
      },
    };
  } catch (error) {
    await folder.release();
    throw error;
  }
}

async function openUrl(url: string): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  // A connection that breaks while it rests is replaced by the pool at the next query.
  pool.on("error", () => undefined);
  try {
    const client = await pool.connect();
    try {
      const database = onPostgres({ client });
      await database.execute(sql`select pg_advisory_lock(${migrationLock})`);
      await migratePostgres(database, migrations);
      await database.execute(sql`select pg_advisory_unlock(${migrationLock})`);
    } finally {
      client.release();
    }
    return { database: onPostgres({ client: pool }), close: () => pool.end() };
  } catch (cause) {
    await pool.end();
    const reason = cause instanceof Error ? cause.message || cause.name : String(cause);
    throw new DatabaseError(`The database of DATABASE_URL cannot be used: ${reason}`, { cause });
  }
}

interface Start {
  dataDir?: string;
  loadDataDir?: Blob | undefined;
}

function startPGlite({ dataDir, loadDataDir }: Start): Promise<PGlite> {
  return PGlite.create({
    ...(dataDir === undefined ? {} : { dataDir }),
    ...(loadDataDir === undefined ? {} : { loadDataDir }),
    extensions: { pg_trgm, unaccent },
    // An answer is only given once its data stand in the folder.
    relaxedDurability: false,
  });
}

async function migrated(engine: PGlite): Promise<OpenDatabase> {
  const database: PgliteDatabase = onPGlite({ client: engine });
  try {
    await migratePGlite(database, migrations);
    await tellCosts(database);
  } catch (error) {
    await engine.close();
    throw error;
  }
  return { database, close: () => engine.close() };
}

/**
 * What the planner cannot know: the engine's files stand in memory, where reading here and there
 * costs no more than reading on, and a text vector is long, so that its index is the shorter way.
 */
async function tellCosts(database: Database): Promise<void> {
  await database.execute(sql`set random_page_cost = 1.1`);
  await database.execute(sql`alter function ts_match_vq(tsvector, tsquery) cost 50`);
}

/** The snapshot of this build, or nothing: then the database starts empty and is filled. */
async function readSnapshot(): Promise<Blob | undefined> {
  try {
    return new Blob([await readFile(snapshotFile())]);
  } catch {
    return undefined;
  }
}
