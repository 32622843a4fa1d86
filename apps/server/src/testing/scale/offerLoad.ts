import { Agent, request } from "node:http";
import { setTimeout as delay } from "node:timers/promises";

/** Where an instance under load is reached, and the tokens of those who ask it. */
export interface ScaleInstance {
  readonly apiOrigin: string;
  readonly statisticsOrigin: string;
  readonly tokens: readonly string[];
}

/** What a process has used: time of a processor in ms since its start, and memory in bytes now. */
export interface Used {
  readonly processor: number;
  readonly memory: number;
}

/** The kinds of calls of docs/scale.md, and how many a million staff send in a second. */
export const staff = {
  revision: 3_330,
  known: 3_000,
  new: 330,
  search: 1_330,
  statistics: 1_670,
  change: 3,
} as const;

export type Kind = keyof typeof staff;

/** One answer; `status` is 0 where none came within ten seconds. `took` is in ms. */
export interface Answer {
  readonly kind: Kind;
  readonly status: number;
  readonly took: number;
}

const patience = 10_000;
const step = 10;

/**
 * Sends calls at an even rate for a time, whether or not those before were answered, as people do who
 * know nothing of each other. `share` is the part of a million staff that asks, `duration` in ms.
 */
export async function offerLoad(
  at: ScaleInstance,
  share: number,
  duration: number,
): Promise<readonly Answer[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1_000 });
  const answers: Promise<Answer>[] = [];
  const sent = new Map<Kind, number>();
  const start = performance.now();
  for (let passed = 0; passed < duration; passed = performance.now() - start) {
    for (const kind of Object.keys(staff) as Kind[]) {
      const due = Math.floor((staff[kind] * share * passed) / 1000);
      for (let number = sent.get(kind) ?? 0; number < due; number += 1) {
        answers.push(send(at, agent, kind, number));
      }
      sent.set(kind, due);
    }
    await delay(step);
  }
  const all = await Promise.all(answers);
  agent.destroy();
  return all;
}

let unique = 0;

function send(at: ScaleInstance, agent: Agent, kind: Kind, number: number): Promise<Answer> {
  unique += 1;
  const { method = "GET", url, body } = callOf(at, kind);
  const text = body === undefined ? undefined : JSON.stringify(body);
  const headers = {
    Authorization: `Bearer ${at.tokens[number % at.tokens.length]}`,
    ...(text !== undefined && {
      "Content-Type": "application/json",
      "Content-Length": Buffer.byteLength(text),
    }),
  };
  const begin = performance.now();
  return new Promise((resolve) => {
    const end = (status: number) => resolve({ kind, status, took: performance.now() - begin });
    const sending = request(url, { method, headers, agent }, (answer) => {
      answer.resume();
      answer.once("end", () => end(answer.statusCode ?? 0));
      answer.once("error", () => end(0));
    });
    // From when it was to be sent: waiting for a connection is waiting too.
    setTimeout(() => sending.destroy(), patience).unref();
    sending.once("error", () => end(0));
    sending.end(text);
  });
}

interface Call {
  readonly method?: string;
  readonly url: string;
  readonly body?: object;
}

/** A call of a kind. New pages and batches are never the same twice; answers of searches are not kept. */
function callOf({ apiOrigin, statisticsOrigin }: ScaleInstance, kind: Kind): Call {
  const list = `${apiOrigin}/banknotes?page=1&pageSize=9`;
  // As long as any other, since 5.1 and 5.10 are one number.
  const digits = String(unique).padStart(9, "0");
  const calls: Readonly<Record<Kind, () => Call>> = {
    revision: () => ({ url: `${apiOrigin}/catalogue/revision` }),
    known: () => ({ url: `${list}&denomination=50` }),
    new: () => ({ url: `${list}&widthMm=140&toleranceMm=5.${digits}` }),
    search: () => ({ url: `${apiOrigin}/search?q=euro%20${unique % 1_000}` }),
    statistics: () => ({
      method: "POST",
      url: `${statisticsOrigin}/stats/collect`,
      body: {
        data: [{ resource: "banknote", resourceId: "EUR-ES2-50" }],
        batchId: crypto.randomUUID(),
      },
    }),
    change: () => ({
      method: "PATCH",
      url: `${apiOrigin}/currentUser`,
      body: { nickname: `n${unique}` },
    }),
  };
  return calls[kind]();
}
