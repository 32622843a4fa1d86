import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { killWhileWriting } from "../testing/killLoop.ts";
import { describeOnBoth } from "../testing/startApi.ts";
import { type OwnPostgres, startOwnPostgres } from "../testing/startPostgres.ts";

const script = fileURLToPath(new URL("../testing/writeUntilKilled.ts", import.meta.url));

describe("what was acknowledged by the embedded database", () => {
  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "specimen-durable-"));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it("survives that the process is killed, at its first start and while it writes", async () => {
    const place = { kind: "folder", path: folder } as const;
    const first = spawn(process.execPath, [script, JSON.stringify(place)], { stdio: "ignore" });
    const ended = once(first, "exit");
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    first.kill("SIGKILL");
    await ended;
    const { faults, acknowledged } = await killWhileWriting(place, { kills: 3, writes: 15 });
    expect(faults).toEqual([]);
    expect(acknowledged).toBeGreaterThanOrEqual(90);
  });
});

describe.skipIf(inject("postgresUrl") === null)("what was acknowledged by a PostgreSQL", () => {
  let postgres: OwnPostgres | undefined;
  beforeAll(async () => {
    postgres = await startOwnPostgres();
  });
  afterAll(() => postgres?.stop());

  it("survives that the process is killed, and the database with it", async () => {
    if (postgres === undefined) throw new Error("no PostgreSQL");
    const { url, end, start } = postgres;
    const failDatabase = () => end("SIGKILL").then(start);
    const options = { kills: 4, writes: 15, failDatabase };
    const { faults, acknowledged } = await killWhileWriting({ kind: "url", url }, options);
    expect(faults).toEqual([]);
    expect(acknowledged).toBeGreaterThanOrEqual(120);
  });
});

describeOnBoth("one record that is written by 40 at once", (api) => {
  it("is changed by the first of them; the others are told that it was", async () => {
    const as = "administrator";
    const before = api().errors.length;
    const seen = await api().call("/countries/JP/travel-info-all-languages", { as });
    const headers = { "If-Match": seen.headers.get("etag") ?? "" };
    // Who finds every connection taken is told to ask again (503), and does.
    const write = async (number: number): Promise<number> => {
      const body = { additions: { en: `<p>${number}</p>` } };
      const call = { as, method: "PUT", headers, body };
      const { status } = await api().call("/countries/JP/travel-info", call);
      return status === 503 ? write(number) : status;
    };
    const statuses = await Promise.all(Array.from({ length: 40 }, (_, number) => write(number)));
    const told = Object.fromEntries(
      [...Map.groupBy(statuses, String)].map(([status, all]) => [status, all.length]),
    );
    expect(told).toEqual({ 200: 1, 409: 39 });
    expect(api().errors.slice(before)).toEqual([]);
    await api().change("/countries/JP/travel-info", { as, method: "PUT", body: { additions: {} } });
  });
});
