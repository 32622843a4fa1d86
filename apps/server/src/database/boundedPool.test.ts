import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { BoundedPool } from "./boundedPool.ts";
import { runCall } from "./currentCall.ts";

const server = inject("postgresUrl");
const lock = "pg_advisory_lock(471)";

describe.skipIf(server === null)("a call that waits for a lock", () => {
  let pool: BoundedPool;
  beforeAll(() => {
    pool = new BoundedPool(server ?? "");
  });
  afterAll(() => pool.end());

  it("is told that it was a lock, and keeps its connection", async () => {
    const holder = await pool.connect();
    await holder.query(`select ${lock}`);
    const { refused, rows } = await runCall({ id: "waits" }, async () => {
      const client = await pool.connect();
      const error = await client.query(`select ${lock}`).catch((failed: unknown) => failed);
      const next = await client.query("select 2 as two").catch(() => undefined);
      client.release();
      return { refused: error, rows: next?.rows };
    });
    holder.release(true);
    // lock_not_available
    expect(refused).toMatchObject({ code: "55P03" });
    expect(rows).toEqual([{ two: 2 }]);
  });
});
