import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { type OwnPostgres, startOwnPostgres } from "../testing/startPostgres.ts";
import { startWhole } from "../testing/startWhole.ts";
import type { Specimen } from "./startSpecimen.ts";

describe.skipIf(inject("postgresUrl") === null)("a lock that is held for long", () => {
  let postgres: OwnPostgres;
  let specimen: Specimen;
  let other: pg.Client;
  beforeAll(async () => {
    const started = await startOwnPostgres();
    if (started === undefined) throw new Error("no PostgreSQL");
    postgres = started;
    specimen = await startWhole({
      place: { kind: "url", url: postgres.url },
      dataKey: Buffer.alloc(32, 7).toString("base64"),
    });
    other = new pg.Client({ connectionString: postgres.url });
    await other.connect();
  });
  afterAll(async () => {
    await other.end();
    await specimen.close();
    await postgres.stop();
  });

  it("refuses until later whoever needs what is locked, and nobody who waits behind them", async () => {
    const collect = async (as: string) => {
      const token = await specimen.signApiToken(as);
      const sent = await fetch(`${specimen.statisticsOrigin}/stats/collect`, {
        method: "POST",
        headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
        body: JSON.stringify({ data: [{ resource: "banknote", resourceId: "EUR-ES2-50" }] }),
      });
      return sent.status;
    };
    expect(await collect("clerk")).toBe(204);
    await other.query("begin");
    await other.query(
      "select 1 from statistics_counts where customer_id = 'nordhafen' and resource_id = 'EUR-ES2-50' for update",
    );
    // As many as are answered at once.
    const held = Array.from({ length: 8 }, () => collect("clerk"));
    await delay(500);
    const [behind, refused] = await Promise.all([collect("de"), Promise.all(held)]);
    await other.query("rollback");
    expect(new Set(refused)).toEqual(new Set([503]));
    expect(behind).toBe(204);
    expect(await collect("clerk")).toBe(204);
  });
});
