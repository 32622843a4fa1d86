import { setImmediate } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { sql } from "drizzle-orm";
import { drizzle as onPostgres } from "drizzle-orm/node-postgres";
import { migrate as migratePostgres } from "drizzle-orm/node-postgres/migrator";
import { drizzle as onPGlite, type PgliteDatabase } from "drizzle-orm/pglite";
import { migrate as migratePGlite } from "drizzle-orm/pglite/migrator";
import { answers, BoundedPool, connectAtStart } from "./boundedPool.ts";
import { openDataFolder, unusable } from "./dataFolder.ts";
import type { Database, Place } from "./database.ts";
import { DatabaseError } from "./databaseError.ts";
import { fastBytes, prepareQueries } from "./engineQueries.ts";
import { UnpackedFiles, unpackInto } from "./packedFiles.ts";
import type { Snapshot } from "./snapshot.ts";

/** Connections of a pool by state, and callers that wait for one. */
export interface ConnectionUse {
  readonly busy: number;
  readonly idle: number;
  readonly waiting: number;
}

/** An open database with this build's tables. */
export interface OpenDatabase {
  readonly database: Database;
  /** Runs SQL as it stands: several statements without values, or one with. */
  executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
  /** How its connections are used; undefined for an embedded database, which has none. */
  readonly connections?: () => ConnectionUse;
  /** Whether it answers on a new connection, whatever the others wait for; undefined as above. */
  readonly isReachable?: () => Promise<boolean>;
  /** Closes it; every acknowledged write is on disk. */
  close(): Promise<void>;
}

const migrations = {
  migrationsFolder: fileURLToPath(new URL("../../drizzle", import.meta.url)),
};

/**
 * Key of the advisory lock that serialises the migrations of several instances on one PostgreSQL.
 */
const migrationLock = 4100;

/**
 * Opens a database and migrates its tables to this build; a new embedded one is loaded from the
 * snapshot if there is one. Throws a DatabaseError whose message tells users what to do.
 */
export async function openDatabase(place: Place, snapshot?: Snapshot): Promise<OpenDatabase> {
  switch (place.kind) {
    case "memory":
      return migrated(await startPGlite({ archive: await snapshot?.read() }));
    case "folder":
      return openFolder(place.path, snapshot);
    case "url":
      return openUrl(place.url);
  }
}

/**
 * An empty database in memory with this build's tables. Its dump holds no space that rows have left
 * and of the log of writes no more than a start needs: half of its bytes, and of the time to load it.
 */
export async function openEmpty(): Promise<OpenDatabase & { dump(): Promise<Blob> }> {
  const engine = await startPGlite({});
  const opened = await migrated(engine);
  return {
    ...opened,
    async dump() {
      await engine.exec("vacuum full");
      // The rewritten tables know neither their statistics nor which pages all can see.
      await engine.exec("vacuum analyze");
      // Files of the log are removed by the checkpoint after the one that ends them.
      await engine.exec("set wal_recycle = off; checkpoint; select pg_switch_wal(); checkpoint");
      return engine.dumpDataDir("gzip");
    },
  };
}

async function openFolder(path: string, snapshot?: Snapshot): Promise<OpenDatabase> {
  const folder = await openDataFolder(path);
  try {
    const { partial, dataDir } = folder;
    if (partial !== undefined) {
      // An interrupted first start leaves only the partial folder, which the next start deletes.
      const archive = await snapshot?.read();
      if (archive === undefined) await (await startPGlite({ dataDir: partial })).close();
      else await unpackInto(partial, archive);
      await folder.finish();
    }
    const opened = await migrated(await startPGlite({ dataDir }));
    return {
      database: opened.database,
      executeSql: opened.executeSql,
      async close() {
        await opened.close();
        await folder.release();
      },
    };
  } catch (error) {
    await folder.release();
    throw await unusable(path, error);
  }
}

async function openUrl(url: string): Promise<OpenDatabase> {
  try {
    await migrateUrl(url);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message || cause.name : String(cause);
    throw new DatabaseError(`The database of DATABASE_URL cannot be used: ${reason}`, { cause });
  }
  const pool = new BoundedPool(url);
  return {
    database: onPostgres({ client: pool }),
    executeSql: (text, values) => pool.query<Record<string, unknown>>(text, values),
    connections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    isReachable: () => answers(url),
    close: () => pool.end(),
  };
}

/** Migrations take as long as they take, and wait for those of another instance. */
async function migrateUrl(url: string): Promise<void> {
  const client = await connectAtStart(url);
  try {
    const database = onPostgres({ client });
    // What the server may limit by itself.
    await database.execute(sql`select set_config('statement_timeout', '0', false)`);
    await database.execute(sql`select set_config('lock_timeout', '0', false)`);
    await database.execute(sql`select pg_advisory_lock(${migrationLock})`);
    await migratePostgres(database, migrations);
    await database.execute(sql`select pg_advisory_unlock(${migrationLock})`);
  } finally {
    await client.end();
  }
}

interface Start {
  dataDir?: string;
  /** What a database in memory begins with. */
  archive?: Uint8Array | undefined;
}

/**
 * Memory of the embedded engine. By default it takes 128 MiB for pages alone and keeps 80 MiB of logs
 * of writes, which are in memory where the data are; the catalogue has 10 MiB.
 */
const engineMemory = ["shared_buffers=32MB", "min_wal_size=32MB", "max_wal_size=32MB"];

function startPGlite({ dataDir, archive }: Start): Promise<PGlite> {
  return PGlite.create({
    startParams: [
      ...PGlite.defaultStartParams,
      ...engineMemory.flatMap((setting) => ["-c", setting]),
    ],
    ...(dataDir === undefined ? {} : { dataDir }),
    ...(archive === undefined ? {} : { fs: new UnpackedFiles(archive) }),
    extensions: { pg_trgm, unaccent },
    ...fastBytes,
    // Commits wait until the data are on disk.
    relaxedDurability: false,
  });
}

/**
 * Lets other events in after each query. The engine answers on this thread and takes up what waits
 * without a pause: whoever arrives later would not even be heard until nothing waits any more.
 */
function letOthersIn(engine: PGlite): void {
  const query = engine.query.bind(engine);
  let before: Promise<unknown> = Promise.resolve();
  engine.query = (...asked) => {
    const answer = before.then(() => query(...asked));
    before = answer.catch(() => undefined).then(() => setImmediate());
    return answer as never;
  };
}

async function migrated(engine: PGlite): Promise<OpenDatabase> {
  const { client, plain } = prepareQueries(engine);
  const database: PgliteDatabase = onPGlite({ client });
  try {
    await migratePGlite(database, migrations);
    await tunePlanner(database);
    letOthersIn(engine);
  } catch (error) {
    await engine.close();
    throw error;
  }
  return {
    database,
    executeSql: async (text, values) => {
      if (values !== undefined && values.length > 0) return engine.query(text, values, plain());
      return (await engine.exec(text, plain())).at(-1) ?? { rows: [] };
    },
    close: () => engine.close(),
  };
}

/**
 * Corrects the planner's cost model: files are in memory, where random reads cost no more than
 * sequential ones, and comparing long text vectors costs more than an index scan.
 */
async function tunePlanner(database: Database): Promise<void> {
  await database.execute(sql`set random_page_cost = 1.1`);
  await database.execute(sql`alter function ts_match_vq(tsvector, tsquery) cost 50`);
}
