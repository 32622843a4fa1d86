import { setTimeout as delay } from "node:timers/promises";
import type { Specimen } from "../boot/startSpecimen.ts";
import { type OwnPostgres, runOn } from "./startPostgres.ts";

/** One answer under load; `status` is 0 where there was none. */
export interface Answered {
  readonly call: string;
  readonly status: number;
  readonly retryAfter: string | null;
  /** How long it took, in ms. */
  readonly took: number;
}

/** Calls that repeat until they are stopped. */
export interface Load {
  /** What was answered, in the order of the answers. */
  readonly answers: readonly Answered[];
  /** Resolves when each call has been answered as wanted once more, from now on. */
  eachAnswers(isWanted: (answer: Answered) => boolean): Promise<void>;
  stop(): Promise<void>;
}

/** Repeats reading and writing calls of the API and the statistics host, each one after another. */
export async function startLoad(specimen: Specimen): Promise<Load> {
  const headers = {
    Authorization: `Bearer ${await specimen.signApiToken("clerk")}`,
    "Content-Type": "application/json",
  };
  const { apiOrigin, statisticsOrigin } = specimen;
  const send = (method: string, url: string, body?: unknown) =>
    fetch(url, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  let number = 0;
  const records = [{ resource: "banknote", resourceId: "EUR-ES2-50" }];
  const calls: Record<string, () => Promise<Response>> = {
    "GET /currentUser": () => send("GET", `${apiOrigin}/currentUser`),
    "PATCH /currentUser": () =>
      send("PATCH", `${apiOrigin}/currentUser`, { nickname: `Clara ${(number += 1)}` }),
    "GET /search": () => send("GET", `${apiOrigin}/search?q=fifty%20euro%20${(number += 1)}`),
    "GET /pdfs": () => send("GET", `${apiOrigin}/pdfs`),
    "POST /stats/collect": () =>
      send("POST", `${statisticsOrigin}/stats/collect`, {
        data: records,
        batchId: crypto.randomUUID(),
      }),
  };
  const answers: Answered[] = [];
  const waiting = new Set<(answer: Answered) => void>();
  let isOver = false;

  async function repeat(call: string, ask: () => Promise<Response>): Promise<void> {
    while (!isOver) {
      const start = performance.now();
      let status = 0;
      let retryAfter: string | null = null;
      try {
        const response = await ask();
        await response.arrayBuffer();
        status = response.status;
        retryAfter = response.headers.get("retry-after");
      } catch {
        // No answer: status 0.
      }
      const answer = { call, status, retryAfter, took: performance.now() - start };
      answers.push(answer);
      for (const tell of waiting) tell(answer);
      await delay(20);
    }
  }

  const running = Object.entries(calls).map(([call, ask]) => repeat(call, ask));
  return {
    answers,
    eachAnswers: (isWanted) =>
      new Promise((resolve) => {
        const missing = new Set(Object.keys(calls));
        const tell = (answer: Answered) => {
          if (isWanted(answer)) missing.delete(answer.call);
          if (missing.size > 0) return;
          waiting.delete(tell);
          resolve();
        };
        waiting.add(tell);
      }),
    async stop() {
      isOver = true;
      await Promise.all(running);
    },
  };
}

/** Whether a call was carried out. */
export const isWell = ({ status }: Answered): boolean => status === 200 || status === 204;

/** Whether a call was refused until later. */
export const isUnavailable = ({ status }: Answered): boolean => status === 503;

/** Whether an answer is one that a caller can act on while the database is away. */
export const isOrderly = (answer: Answered): boolean =>
  isWell(answer) ||
  answer.status === 409 ||
  (answer.status === 503 && Number(answer.retryAfter) > 0);

/** Faults of a PostgreSQL; each makes it fail under load, and resolves when it is back. */
export const databaseFaults: Readonly<
  Record<string, (postgres: OwnPostgres, load: Load) => Promise<void>>
> = {
  "connections ended": async ({ url }) => {
    await runOn(
      url,
      "select count(pg_terminate_backend(pid))::text from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()",
    );
  },
  restarted: async (postgres, load) => {
    await postgres.end("SIGINT");
    await load.eachAnswers(isUnavailable);
    await postgres.start();
  },
  killed: async (postgres, load) => {
    await postgres.end("SIGKILL");
    await load.eachAnswers(isUnavailable);
    await postgres.start();
  },
  hung: async (postgres, load) => {
    postgres.signal("SIGSTOP");
    await load.eachAnswers(isUnavailable);
    postgres.signal("SIGCONT");
  },
  "read-only": async ({ url }, load) => {
    const setReadOnly = async (value: "on" | "off") => {
      await runOn(url, `alter system set default_transaction_read_only = ${value}`);
      await runOn(url, "select pg_reload_conf()::text");
    };
    await setReadOnly("on");
    await load.eachAnswers((answer) => isUnavailable(answer) || answer.call.startsWith("GET"));
    await setReadOnly("off");
  },
};
