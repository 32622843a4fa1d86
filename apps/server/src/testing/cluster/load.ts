import { setTimeout as delay } from "node:timers/promises";
import { runOn } from "../startPostgres.ts";
import type { Seen } from "./people.ts";
import type { Cluster } from "./startCluster.ts";

/** What was seen while one process was ended. */
export interface Broken {
  readonly name: string;
  readonly answers: number;
  /** Answers that were no success. */
  readonly failed: number;
  /** Failed answers that do not say that something is away for a moment, such as 404 or 500. */
  readonly strange: number;
  /** The longest time for which one kind of call had no success, in ms; 0 where none failed. */
  readonly longest: number;
  /** What people in browsers saw meanwhile, where there were any. */
  readonly people: Seen | undefined;
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
  strange: number;
}

/** What a call is answered while something is away: nothing, or by HAProxy or an instance. */
const away: readonly number[] = [0, 502, 503, 504];

const seconds = (time: number): string => `${(time / 1000).toFixed(1)} s`;

/** The table of docs/reliability.md; `what` heads the names. */
export function tableOf(what: string, broken: readonly Broken[]): string[] {
  const ofPeople = ["steps of people", "done again", "longest step", "longest delay"];
  const hasPeople = broken.some(({ people }) => people !== undefined);
  const head = [what, "answers", "failed", "of another kind", "longest visible error"];
  if (hasPeople) head.push(...ofPeople);
  const row = (cells: readonly (string | number)[]) => `| ${cells.join(" | ")} |`;
  return [row(head), row(head.map(() => "---")), ...broken.map(rowOf)];
}

/** A row of that table. */
export function rowOf({ name, answers, failed, strange, longest, people }: Broken): string {
  const cells = [name, answers, failed, strange, seconds(longest)];
  if (people !== undefined) {
    const { steps, again, longest: step, delay: beyond } = people;
    cells.push(steps, again, seconds(step), seconds(Math.max(0, beyond)));
  }
  return `| ${cells.join(" | ")} |`;
}

/** Starts callers who read and write through HAProxy until they are stopped. */
export async function startLoad({ origins, databaseUrl, oneTimeSecret }: Cluster) {
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
  const get = async (url: string) => (await send("GET", url)).status;
  const calls: Record<string, () => Promise<number>> = {
    page: () => loadPage(origins.web),
    user: () => get(`${origins.api}/currentUser`),
    search: () => {
      number += 1;
      return get(`${origins.api}/search?q=euro%20${number % 500}`);
    },
    keys: () => get(`${origins.identity}/.well-known/jwks.json`),
    rename: async () => {
      const nickname = `n${stored + 1}`;
      const { ok, status } = await send("PATCH", `${origins.api}/currentUser`, { nickname });
      if (ok) stored += 1;
      return status;
    },
    collect: async () => {
      const batchId = crypto.randomUUID();
      const data = [{ resource: "banknote", resourceId: "EUR-ES2-50" }];
      const to = `${origins.statistics}/stats/collect`;
      const { ok, status } = await send("POST", to, { data, batchId });
      if (ok) batches.push(batchId);
      return status;
    },
  };
  const watched = new Map<string, Watched>();
  const reset = () => {
    for (const name of Object.keys(calls)) {
      const failingSince = watched.get(name)?.failingSince ?? null;
      watched.set(name, { failingSince, longest: 0, answers: 0, failed: 0, strange: 0 });
    }
  };
  reset();
  let isOver = false;
  const repeat = async (name: string, call: () => Promise<number>) => {
    while (!isOver) {
      const start = performance.now();
      const status = await call().catch(() => 0);
      const seen = watched.get(name);
      if (seen === undefined) return;
      seen.answers += 1;
      if (status >= 200 && status < 300) {
        const took = performance.now() - start;
        // A call that waited long is an error to whoever waits.
        const since = seen.failingSince ?? (took > 1_000 ? start : null);
        if (since !== null) seen.longest = Math.max(seen.longest, performance.now() - since);
        seen.failingSince = null;
      } else {
        seen.failed += 1;
        if (!away.includes(status)) seen.strange += 1;
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
        strange: sum(({ strange }) => strange),
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

/** Opens the app as a browser does, the document and every part that it names; the worst status. */
async function loadPage(origin: string): Promise<number> {
  const signal = AbortSignal.timeout(15_000);
  const page = await fetch(`${origin}/`, { signal });
  const parts = (await page.text()).matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g);
  const statuses = await Promise.all(
    [...parts].map(async ([, path = ""]) => (await fetch(`${origin}${path}`, { signal })).status),
  );
  return Math.max(page.status, ...statuses);
}
