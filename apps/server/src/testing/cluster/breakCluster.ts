import { setTimeout as delay } from "node:timers/promises";
import { runOn, send } from "../startPostgres.ts";
import type { Cluster } from "./startCluster.ts";

/** What was seen while one process was ended. */
export interface Broken {
  readonly name: string;
  readonly answers: number;
  /** Answers that were no success. */
  readonly failed: number;
  /** The longest time for which one kind of call had no success, in ms; 0 where none failed. */
  readonly longest: number;
}

/** What came of ending every process once. */
export interface BreakReport {
  readonly broken: readonly Broken[];
  readonly acknowledged: number;
  /** Acknowledged writes that are not in the database. */
  readonly lost: number;
}

/** A call that repeats, and how long it had no success. */
interface Watched {
  failingSince: number | null;
  longest: number;
  answers: number;
  failed: number;
}

/**
 * Ends every process of a cluster with SIGKILL, one after another and each when all are there again,
 * the primary included, while people read and write through HAProxy.
 */
export async function breakCluster(cluster: Cluster): Promise<BreakReport> {
  const load = await startLoad(cluster);
  const broken: Broken[] = [];
  const observe = async (name: string, end: () => Promise<void> | void) => {
    load.reset();
    await end();
    await delay(2_000);
    await cluster.untilWhole();
    await load.eachSucceeds();
    const seen = { name, ...load.seen() };
    broken.push(seen);
    console.log(rowOf(seen));
  };
  await load.eachSucceeds();
  for (const { name, pid } of cluster.processes) {
    await observe(name, () => {
      const process = pid();
      if (process !== undefined) send(process, "SIGKILL");
    });
  }
  const first = (await cluster.primary()) ?? 1;
  await observe("PostgreSQL, the primary", () => cluster.killPostgres(first));
  const second = (await cluster.primary()) ?? 1;
  const standby = [1, 2, 3].find((node) => node !== second) ?? 1;
  await observe("PostgreSQL, a standby", () => cluster.killPostgres(standby));
  await load.stop();
  return { broken, acknowledged: load.acknowledged(), lost: await load.countLost() };
}

/** A row of the table of docs/reliability.md. */
export const rowOf = ({ name, answers, failed, longest }: Broken): string =>
  `| ${name} | ${answers} | ${failed} | ${(longest / 1000).toFixed(1)} s |`;

async function startLoad({ origins, databaseUrl, oneTimeSecret }: Cluster) {
  const json = { "Content-Type": "application/json" };
  const redeemed = await fetch(`${origins.api}/auth/token`, {
    method: "POST",
    headers: json,
    body: JSON.stringify({ otp: oneTimeSecret(), hash: "", redirectTo: origins.web }),
  });
  const { token } = (await redeemed.json()) as { token?: string };
  if (token === undefined) throw new Error(`the link was answered ${redeemed.status}`);
  const headers = { ...json, Authorization: `Bearer ${token}` };
  const send = (method: string, url: string, body?: object) =>
    fetch(url, {
      method,
      headers,
      signal: AbortSignal.timeout(15_000),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  const batches: string[] = [];
  let number = 0;
  let stored = -1;
  const calls: Record<string, () => Promise<boolean>> = {
    page: async () => (await send("GET", `${origins.web}/`)).ok,
    user: async () => (await send("GET", `${origins.api}/currentUser`)).ok,
    search: async () => {
      number += 1;
      return (await send("GET", `${origins.api}/search?q=euro%20${number % 500}`)).ok;
    },
    keys: async () => (await send("GET", `${origins.identity}/.well-known/jwks.json`)).ok,
    rename: async () => {
      const next = stored + 1;
      const isDone = (await send("PATCH", `${origins.api}/currentUser`, { nickname: `n${next}` }))
        .ok;
      if (isDone) stored = next;
      return isDone;
    },
    collect: async () => {
      const batchId = crypto.randomUUID();
      const data = [{ resource: "banknote", resourceId: "EUR-1" }];
      const isDone = (await send("POST", `${origins.statistics}/stats/collect`, { data, batchId }))
        .ok;
      if (isDone) batches.push(batchId);
      return isDone;
    },
  };
  const watched = new Map<string, Watched>();
  const reset = () => {
    for (const name of Object.keys(calls)) {
      const failingSince = watched.get(name)?.failingSince ?? null;
      watched.set(name, { failingSince, longest: 0, answers: 0, failed: 0 });
    }
  };
  reset();
  let isOver = false;
  const repeat = async (name: string, call: () => Promise<boolean>) => {
    while (!isOver) {
      const start = performance.now();
      const isDone = await call().catch(() => false);
      const seen = watched.get(name);
      if (seen === undefined) return;
      seen.answers += 1;
      if (isDone) {
        const took = performance.now() - start;
        // A call that waited long is an error to whoever waits.
        const since = seen.failingSince ?? (took > 1_000 ? start : null);
        if (since !== null) seen.longest = Math.max(seen.longest, performance.now() - since);
        seen.failingSince = null;
      } else {
        seen.failed += 1;
        seen.failingSince ??= start;
      }
      await delay(50);
    }
  };
  const running = Object.entries(calls).map(([name, call]) => repeat(name, call));
  return {
    reset,
    acknowledged: () => batches.length + stored + 1,
    seen() {
      const all = [...watched.values()];
      const sum = (of: (each: Watched) => number) =>
        all.reduce((total, each) => total + of(each), 0);
      return {
        answers: sum(({ answers }) => answers),
        failed: sum(({ failed }) => failed),
        longest: Math.max(...all.map(({ longest }) => longest)),
      };
    },
    async eachSucceeds() {
      const counts = new Map([...watched].map(([name, { answers }]) => [name, answers]));
      const isDone = ([name, { failingSince, answers }]: [string, Watched]) =>
        failingSince === null && answers > (counts.get(name) ?? 0) + 1;
      while (![...watched].every(isDone)) await delay(100);
    },
    async stop() {
      isOver = true;
      await Promise.all(running);
    },
    /** Batches that are not stored, and the name where it is not the one acknowledged last. */
    async countLost() {
      const rows = await runOn(databaseUrl, "select batch_id::text as id from statistics_batches");
      const found = new Set(rows.map(({ id }) => id));
      const [account] = await runOn(
        databaseUrl,
        "select nickname as text from preferences where account_id = 'specimen|clerk'",
      );
      const isNamed = [stored, stored + 1].some((each) => account?.["text"] === `n${each}`);
      return batches.filter((id) => !found.has(id)).length + (isNamed ? 0 : 1);
    },
  };
}
