// Puts the load of several instances on one PostgreSQL, and writes what was seen into docs/scale.md:
// node src/testing/measureScale.ts
// The instances run in this one process, so that two cores are enough to see what their connections
// and statements do to the database; what an instance answers in a second is measured by npm run bench.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { availableParallelism, cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { startSpecimen, type Specimen } from "../boot/startSpecimen.ts";
import { demoAccounts } from "../demo/demoAccounts.ts";
import { writeFigures } from "./measuredPages.ts";
import { runOn, startOwnPostgres } from "./startPostgres.ts";

/** How long each number of instances is under load, in ms. */
const duration = 8_000;

/** People of one instance who ask at the same time, without a pause. */
const callersEach = 12;

/** Of a hundred calls, as docs/scale.md sums them up. */
const mix = { revision: 34, record: 33, search: 14, statistics: 18, change: 1 } as const;

const kinds = Object.entries(mix).flatMap(([kind, share]) =>
  Array.from({ length: share }, () => kind as keyof typeof mix),
);

const usernames = demoAccounts.map(({ username }) => username);

const postgres = await startOwnPostgres();
if (postgres === undefined) throw new Error("there is no PostgreSQL to put under load");
const { url } = postgres;
const webRoot = await mkdtemp(join(tmpdir(), "specimen-scale-"));
await writeFile(join(webRoot, "index.html"), "<!doctype html><title>Specimen</title>");

const start = (): Promise<Specimen> =>
  startSpecimen({
    place: { kind: "url", url },
    ports: { web: 0, api: 0, statistics: 0, identity: 0 },
    demoPassword: "a password of the tests",
    dataKey: Buffer.alloc(32, 7).toString("base64"),
    webRoot,
  });

let number = 0;

/** Asks one instance as one person until the time is over; collects statuses and times in ms. */
async function ask(at: Specimen, username: string, until: number, seen: Map<number, number[]>) {
  const headers = {
    Authorization: `Bearer ${await at.signApiToken(username)}`,
    "Content-Type": "application/json",
  };
  const send = (method: string, address: string, body?: object) =>
    fetch(address, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  const calls: Record<keyof typeof mix, () => Promise<Response>> = {
    revision: () => send("GET", `${at.apiOrigin}/catalogue/revision`),
    // A tolerance of its own makes it one that is in no cache.
    record: () =>
      send(
        "GET",
        `${at.apiOrigin}/banknotes?page=1&pageSize=9&widthMm=140&toleranceMm=5.${number}`,
      ),
    search: () => send("GET", `${at.apiOrigin}/search?q=fifty%20euro%20${number}`),
    statistics: () =>
      send("POST", `${at.statisticsOrigin}/stats/collect`, {
        data: [{ resource: "banknote", resourceId: "EUR-1" }],
        batchId: crypto.randomUUID(),
      }),
    change: () => send("PATCH", `${at.apiOrigin}/currentUser`, { nickname: `n${number}` }),
  };
  while (Date.now() < until) {
    number += 1;
    const begin = performance.now();
    const status = await calls[kinds[(number * 37) % kinds.length] ?? "revision"]().then(
      async (answer) => {
        await answer.arrayBuffer();
        return answer.status;
      },
      () => 0,
    );
    seen.set(status, [...(seen.get(status) ?? []), performance.now() - begin]);
  }
}

const count = async (statement: string) =>
  Number((await runOn(url, statement))[0]?.["count"] ?? Number.NaN);

const transactions = () =>
  count(
    "select (xact_commit + xact_rollback)::text as count from pg_stat_database where datname = current_database()",
  );

const connections = () =>
  count(
    "select count(*)::text as count from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
  );

const instances: Specimen[] = [];
const rows: string[] = [];
let isGood = true;
for (const wanted of [1, 3, 8, 10]) {
  let refused = "";
  while (instances.length < wanted && refused === "") {
    await start().then(
      (instance) => instances.push(instance),
      (error: unknown) => {
        refused = error instanceof Error ? error.message : String(error);
      },
    );
  }
  const seen = new Map<number, number[]>();
  const before = await transactions().catch(() => Number.NaN);
  const until = Date.now() + duration;
  const asking = instances.flatMap((at) =>
    Array.from({ length: callersEach }, (_, caller) =>
      ask(at, usernames[caller % usernames.length] ?? "clerk", until, seen),
    ),
  );
  await new Promise((resolve) => setTimeout(resolve, duration / 2));
  const used = await connections().catch(() => Number.NaN);
  await Promise.all(asking);
  const after = await transactions().catch(() => Number.NaN);
  const well = [...(seen.get(200) ?? []), ...(seen.get(204) ?? [])].toSorted((a, b) => a - b);
  const unavailable = seen.get(503)?.length ?? 0;
  const others = [...seen].filter(([status]) => ![200, 204, 403, 429, 503].includes(status));
  const strange = others.reduce((sum, [, times]) => sum + times.length, 0);
  isGood &&= strange === 0;
  const perSecond = (amount: number) => Math.round((amount * 1000) / duration);
  const p95 = well[Math.floor(well.length * 0.95)] ?? Number.NaN;
  rows.push(
    `| ${instances.length}${refused === "" ? "" : `, one more: ${refused}`} | ${perSecond(well.length)} | ${Math.round(p95)} ms | ${perSecond(after - before)} | ${used} | ${unavailable} | ${strange} |`,
  );
  console.log(rows.at(-1), [...seen].map(([status, times]) => `${status}: ${times.length}`).join());
}
for (const each of instances) await each.close();
await postgres.stop();
await rm(webRoot, { recursive: true });
const text = [
  `${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} × ${cpus()[0]?.model ?? "processor"}, shared with the load itself and the instances, which are in one process; ${callersEach} callers for each instance, without a pause.`,
  "",
  "| instances | answers a second | 95 % within | transactions a second | connections | answered 503 | of another kind |",
  "| --- | --- | --- | --- | --- | --- | --- |",
  ...rows,
];
await writeFigures("instances", text.join("\n"), "scale.md");
process.exitCode = isGood ? 0 : 1;
