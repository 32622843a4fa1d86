import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import { once } from "node:events";
import { createGunzip, createGzip } from "node:zlib";
import { pipeline } from "node:stream/promises";
import { getTableName, sql } from "drizzle-orm";
import { getTableConfig, type PgTable } from "drizzle-orm/pg-core";
import * as z from "zod";
import type { Database, Transaction } from "../database/database.ts";
import { DatabaseError } from "../database/databaseError.ts";
import { keptTables } from "./allTables.ts";

/** Rows read or written at once. */
const rowsAtOnce = 200;

const Head = z.object({
  specimen: z.literal("backup"),
  /** The last migration of the database: a backup is restored by the version that made it. */
  migration: z.string(),
  madeAt: z.string(),
});

/**
 * Writes all tables as they are at one moment, one JSON value a line, compressed by gzip. The data key
 * is not part of it. Other calls of an embedded database wait until all is written, those of a
 * PostgreSQL do not.
 */
export async function writeBackup(database: Database, to: Writable): Promise<void> {
  const packed = createGzip();
  const written = pipeline(packed, to);
  // Its failure is thrown where it is awaited below.
  written.catch(() => undefined);
  const put = async (line: unknown) => {
    if (!packed.write(`${JSON.stringify(line)}\n`)) {
      // Where it fails between two lines, no event is left to wait for.
      await Promise.race([once(packed, "drain"), written]);
    }
  };
  await database.transaction(
    async (transaction) => {
      const migration = await lastMigration(transaction);
      await put({ specimen: "backup", migration, madeAt: new Date().toISOString() });
      for (const table of inOrder(keptTables())) {
        const name = getTableName(table);
        await transaction.execute(
          sql`declare backup_rows cursor for select to_jsonb(t) as row from ${table} t`,
        );
        for (;;) {
          const rows = await rowsOf(transaction, sql.raw(`fetch ${rowsAtOnce} from backup_rows`));
          if (rows.length === 0) break;
          await put({ table: name, rows: rows.map(({ row }) => row) });
        }
        await transaction.execute(sql`close backup_rows`);
      }
      await put({ end: true });
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
  packed.end();
  await written;
}

const Part = z.union([
  z.object({ table: z.string(), rows: z.array(z.record(z.string(), z.unknown())) }),
  z.object({ end: z.literal(true) }),
]);

/**
 * Replaces everything in a database by a backup, or nothing where it fails. Throws a DatabaseError for
 * a file that is none, that is not whole, or that another version made.
 */
export async function restoreBackup(database: Database, from: Readable): Promise<void> {
  const unpacked = createGunzip();
  const read = pipeline(from, unpacked);
  read.catch(() => undefined);
  const lines = createInterface({ input: unpacked, crlfDelay: Infinity })[Symbol.asyncIterator]();
  const tables = new Map(keptTables().map((table) => [getTableName(table), table]));
  try {
    const head = Head.safeParse(parse((await lines.next()).value));
    if (!head.success) throw new DatabaseError("This file is no backup of Specimen.");
    await database.transaction(async (transaction) => {
      await transaction.execute(sql`set local statement_timeout = 0`);
      if (head.data.migration !== (await lastMigration(transaction))) {
        throw new DatabaseError(
          `This backup of ${head.data.madeAt} was made by another version. Restore it with that version, then start this one.`,
        );
      }
      const names = sql.join(
        [...tables.values()].map((table) => sql`${table}`),
        sql`, `,
      );
      await transaction.execute(sql`truncate ${names} cascade`);
      for (;;) {
        const part = Part.parse(parse((await lines.next()).value));
        if ("end" in part) break;
        const table = tables.get(part.table);
        if (table === undefined)
          throw new DatabaseError(`${part.table} is no table of this version.`);
        await insert(transaction, table, part.rows);
      }
      for (const table of tables.values()) await continueNumbers(transaction, table);
    });
  } catch (cause) {
    if (cause instanceof DatabaseError) throw cause;
    throw new DatabaseError("The backup is not whole; nothing was changed.", { cause });
  } finally {
    from.destroy();
  }
}

/** Lets PostgreSQL read the row: it wrote it. */
async function insert(
  transaction: Transaction,
  table: PgTable,
  rows: readonly unknown[],
): Promise<void> {
  const columns = sql.join(
    getTableConfig(table).columns.flatMap(({ name, generated }) =>
      generated === undefined ? [sql.identifier(name)] : [],
    ),
    sql`, `,
  );
  const values = sql`jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::jsonb)`;
  await transaction.execute(
    sql`insert into ${table} (${columns}) overriding system value select ${columns} from ${values}`,
  );
}

/** Makes the numbers that a table gives its rows go on after the greatest. */
async function continueNumbers(transaction: Transaction, table: PgTable): Promise<void> {
  for (const { name, columnType, generatedIdentity } of getTableConfig(table).columns) {
    if (generatedIdentity === undefined && columnType !== "PgSerial") continue;
    const sequence = sql`pg_get_serial_sequence(${getTableName(table)}, ${name})`;
    await transaction.execute(
      sql`select setval(${sequence}, coalesce(max(${sql.identifier(name)}), 0) + 1, false) from ${table}`,
    );
  }
}

/** Referenced tables before those that reference them. */
function inOrder(tables: readonly PgTable[]): PgTable[] {
  const ordered = new Set<PgTable>();
  const add = (table: PgTable) => {
    if (ordered.has(table)) return;
    for (const { reference } of getTableConfig(table).foreignKeys) {
      const { foreignTable } = reference();
      if (foreignTable !== table) add(foreignTable);
    }
    ordered.add(table);
  };
  for (const table of tables) add(table);
  return [...ordered];
}

async function lastMigration(transaction: Transaction): Promise<string> {
  const [row] = await rowsOf(
    transaction,
    sql`select hash as row from drizzle.__drizzle_migrations order by created_at desc limit 1`,
  );
  return String(row?.row);
}

/** The rows of a statement whose only column is named `row`. */
async function rowsOf(
  transaction: Transaction,
  statement: ReturnType<typeof sql>,
): Promise<{ row: unknown }[]> {
  const answered: unknown = await transaction.execute(statement);
  return z.object({ rows: z.array(z.object({ row: z.unknown() })) }).parse(answered).rows;
}

const parse = (line: string | undefined): unknown =>
  line === undefined ? undefined : (JSON.parse(line) as unknown);
