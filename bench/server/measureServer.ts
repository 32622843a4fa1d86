import { join } from "node:path";
import { type ProductSaid, startProduct } from "../product/product.ts";
import { type Call, type Throughput, load } from "./load.ts";
import {
  currentUser,
  detailsOf,
  filterQuestions,
  longestFinds,
  newFinds,
  newMetals,
  newPages,
  newSearches,
} from "./questions.ts";
import { attempt, say } from "../progress.ts";
import { median } from "../statistics.ts";
import { type ServerProcess, startProcess } from "./startProcess.ts";

/** One kind of answer: the product's throughput, and bare Hono's with the same bytes. */
export interface ServerResult {
  name: string;
  product: Throughput;
  bare: Throughput;
}

/** One filter of a list, used by one person. */
export interface FilterResult {
  name: string;
  product: Throughput;
}

/** One kind of answer at a catalogue of 1, 10 and 100 times its size. */
export interface GrowthResult {
  name: string;
  /** Requests per second by the factor. */
  byFactor: Readonly<Record<number, Throughput>>;
}

/** Copies of every bar that make 50,000. */
const barCopies = 320;

/** What others wait for while some search, and what the server holds afterwards. */
export interface LoadResult {
  /** `/currentUser`, by how many search beside it. */
  beside: Readonly<Record<number, Throughput>>;
  /** MiB before and after the load. */
  before: number;
  after: number;
}

/** Headers that belong to a connection, not to an answer. */
const ofConnection = new Set(["connection", "content-length", "date", "keep-alive"]);

interface Answered {
  body: string;
  tag: string;
  headers: Record<string, string>;
}

/** Asks once, so that what is remembered is remembered, and answers what came. */
async function askOnce({ url, headers }: Pick<Call, "url" | "headers">): Promise<Answered> {
  const response = await fetch(url, { headers: { ...headers, "accept-encoding": "identity" } });
  if (!response.ok && response.status !== 304) throw new Error(`${url}: ${response.status}.`);
  const body = await response.text();
  const own = [...response.headers].filter(([name]) => !ofConnection.has(name));
  return { body, tag: response.headers.get("etag") ?? "", headers: Object.fromEntries(own) };
}

/** Asks each index in memory for its first answer, and waits until all are built. */
async function warm({ said, rest }: ServerProcess<ProductSaid>): Promise<void> {
  for (const [call] of [newSearches(said), newFinds(said), newMetals(said)]) {
    if (call) await askOnce(call);
  }
  await rest();
}

/** Every detail page of the catalogue in turn. */
async function details(said: ProductSaid): Promise<Call[]> {
  const headers = { authorization: `Bearer ${said.token}` };
  const { body } = await askOnce({ url: `${said.api}/banknotes?page=1&pageSize=100`, headers });
  const { banknotes } = JSON.parse(body) as { banknotes: { id: string }[] };
  return detailsOf(
    said,
    banknotes.map(({ id }) => id),
  );
}

/** Turns of the product and bare Hono where one call is repeated; one of several is new once only. */
const turns = 5;

/**
 * Loads the product and bare Hono, which is asked with the same headers and answers the same ones and
 * the same bytes, one after the other; a call that can be repeated in turns, of which the medians are
 * told.
 */
async function besideBare(
  name: string,
  calls: readonly Call[],
  connections?: number,
): Promise<ServerResult> {
  const [first] = calls;
  if (first === undefined) throw new RangeError(`${name}: no call.`);
  const { body, headers } = await askOnce(first);
  const bare = await startProcess<{ address: string }>(join(import.meta.dirname, "bareHono.ts"), {
    BENCH_ANSWER: body,
    BENCH_HEADERS: JSON.stringify(headers),
  });
  try {
    const floors: Throughput[] = [];
    const products: Throughput[] = [];
    for (let turn = 0; turn < (calls.length === 1 ? turns : 1); turn += 1) {
      floors.push(await load([{ ...first, url: `${bare.said.address}/` }], connections));
      products.push(await load(calls, connections));
    }
    return { name, product: medianOf(products), bare: medianOf(floors) };
  } finally {
    await bare.stop();
  }
}

const medianOf = (loads: readonly Throughput[]): Throughput => ({
  requestsPerSecond: median(loads.map(({ requestsPerSecond }) => requestsPerSecond)),
  slowestMs: median(loads.map(({ slowestMs }) => slowestMs)),
});

/** P9 and P10: unchanged answers, and pages nobody has asked for, at a hundredfold catalogue. */
export async function measureThroughput(): Promise<ServerResult[]> {
  const product = await startProduct({ copies: 99, barCopies });
  try {
    const { said } = product;
    await warm(product);
    const url = `${said.api}/banknotes?denomination=50&page=1&pageSize=9`;
    const headers = { authorization: `Bearer ${said.token}` };
    const { tag } = await askOnce({ url, headers });
    const unchanged = { ...headers, "if-none-match": tag };
    const rows: [name: string, calls: readonly Call[], connections?: number][] = [
      ["unchanged, answered 304", [{ url, headers: unchanged, status: 304 }]],
      ["unchanged, answered from memory", [{ url, headers, status: 200 }]],
      ["a new page of 9 with filters", newPages(said)],
      ["search as one types, one person", newSearches(said), 1],
      ["search over all areas, one person", newFinds(said), 1],
      ["search among 50,000 bars, one person", newMetals(said), 1],
    ];
    const results: ServerResult[] = [];
    for (const row of rows) results.push(...(await attempt(row[0], () => besideBare(...row))));
    return results;
  } finally {
    await product.stop();
  }
}

/** What the limits are for: `/currentUser` beside people who search without end, and the memory. */
export async function measureLoad(): Promise<LoadResult> {
  const product = await startProduct({ isLimited: true });
  try {
    const { said } = product;
    await warm(product);
    const before = await product.memory();
    const beside: Record<number, Throughput> = {};
    for (const searchers of [0, 20, 200]) {
      // Those who search may be told to wait; who asks for their own account may not.
      const finds = longestFinds(said).map((call) => ({ ...call, status: [200, 429] }));
      const searching = searchers === 0 ? undefined : load(finds, searchers);
      say(`/currentUser beside ${searchers} who search`);
      beside[searchers] = await load(currentUser(said), 1);
      await searching;
    }
    return { beside, before, after: await product.memory() };
  } finally {
    await product.stop();
  }
}

/** What one person waits for with each filter of the search for banknotes, at a hundredfold catalogue. */
export async function measureFilters(): Promise<FilterResult[]> {
  const product = await startProduct({ copies: 99 });
  try {
    await warm(product);
    const results: FilterResult[] = [];
    for (const [name, calls] of filterQuestions(product.said)) {
      const measured = await attempt(`filter: ${name}`, () => load(calls, 1));
      results.push(...measured.map((product) => ({ name, product })));
    }
    return results;
  } finally {
    await product.stop();
  }
}

/** P12: list, detail and search as the catalogue grows. */
export async function measureGrowth(): Promise<GrowthResult[]> {
  const results = new Map<string, Record<number, Throughput>>();
  for (const factor of [1, 10, 100]) {
    say(`catalogue × ${factor}`);
    const product = await startProduct({ copies: factor - 1 });
    try {
      const { said } = product;
      await warm(product);
      const kinds: [string, Call[]][] = [
        ["list", newPages(said)],
        ["detail", await details(said)],
        ["search", newSearches(said)],
        ["search over all areas", newFinds(said)],
      ];
      for (const [name, calls] of kinds) {
        for (const measured of await attempt(`${name} × ${factor}`, () => load(calls)))
          results.set(name, { ...results.get(name), [factor]: measured });
      }
    } finally {
      await product.stop();
    }
  }
  return [...results].map(([name, byFactor]) => ({ name, byFactor }));
}
