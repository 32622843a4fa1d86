import { setImmediate } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { describe, expect, inject, it } from "vitest";
import { openInMemory } from "../testing/identity/startIdentity.ts";
import { runOn } from "../testing/startPostgres.ts";
import { openDatabase } from "./openDatabase.ts";

const server = inject("postgresUrl");

describe.skipIf(server === null)("a connection to PostgreSQL", () => {
  it("that is lost inside a transaction fails that transaction alone", async () => {
    if (server === null) throw new Error("no PostgreSQL");
    const name = `${inject("postgresTemplate")}_lost`;
    await runOn(server, `create database ${name}`);
    const url = new URL(server);
    url.pathname = name;
    const { database, close } = await openDatabase({ kind: "url", url: url.href });
    const lost = database.transaction(async (transaction) => {
      await transaction.execute(sql`select 1`);
      await runOn(
        server,
        `select pg_terminate_backend(pid)::text from pg_stat_activity where datname = '${name}'`,
      );
      // The server's message arrives while nothing is asked.
      await new Promise((arrived) => setTimeout(arrived, 100));
      await transaction.execute(sql`select 2`);
    });
    await expect(lost).rejects.toThrow();
    await expect(database.execute(sql`select 3`)).resolves.toBeDefined();
    await close();
  });
});

describe("the embedded database", () => {
  it("lets other events in between two queries", async () => {
    const { database, close } = await openInMemory();
    let isOver = false;
    let turns = 0;
    const turning = (async () => {
      for (; !isOver; turns += 1) await setImmediate();
    })();
    const queries = Array.from({ length: 20 }, () => database.execute(sql`select 1`));
    const failing = database.execute(sql`select no_such_column`);
    await expect(failing).rejects.toThrow();
    await expect(database.execute(sql`select 2 as two`)).resolves.toMatchObject({
      rows: [{ two: 2 }],
    });
    await Promise.all(queries);
    isOver = true;
    await turning;
    expect(turns).toBeGreaterThan(10);
    await close();
  });

  it("hands out bytes and times alike with the query builder, in a transaction and by SQL", async () => {
    const { database, executeSql, close } = await openInMemory();
    const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte);
    const asked = sql`select ${bytes.subarray(1)}::bytea as bytes, '2026-11-03Z'::timestamptz as at`;
    const built = [{ bytes: bytes.slice(1), at: "2026-11-03 00:00:00+00" }];
    expect(await database.execute(asked)).toHaveProperty("rows", built);
    const within = await database.transaction((transaction) => transaction.execute(asked));
    expect(within).toHaveProperty("rows", built);
    const text = "select $1::bytea as bytes, '2026-11-03Z'::timestamptz as at";
    const plain = [{ bytes, at: new Date("2026-11-03T00:00:00Z") }];
    expect((await executeSql(text, [bytes])).rows).toEqual(plain);
    const whole = `select '\\x0041ff'::bytea as bytes, '2026-11-03Z'::timestamptz as at`;
    expect((await executeSql(whole)).rows).toEqual([
      { ...plain[0], bytes: Uint8Array.of(0, 0x41, 0xff) },
    ]);
    await close();
  });
});
