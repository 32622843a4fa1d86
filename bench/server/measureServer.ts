import { join } from "node:path";
import { type ProductSaid, startProduct } from "../product/product.ts";
import { type Call, type Throughput, load } from "./load.ts";
import { detailsOf, filterQuestions, newFinds, newPages, newSearches } from "./questions.ts";
import { startProcess } from "./startProcess.ts";

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
  byFactor: ReadonlyMap<number, Throughput>;
}

/** Asks once, so that what is remembered is remembered, and answers the body and its tag. */
async function askOnce(url: string, token: string): Promise<{ body: string; tag: string }> {
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  if (!response.ok) throw new Error(`${url} answers ${response.status}.`);
  return { body: await response.text(), tag: response.headers.get("etag") ?? "" };
}

/** Every detail page of the catalogue in turn. */
async function details(said: ProductSaid): Promise<Call[]> {
  const { body } = await askOnce(`${said.api}/banknotes?page=1&pageSize=100`, said.token);
  const { banknotes } = JSON.parse(body) as { banknotes: { id: string }[] };
  return detailsOf(
    said,
    banknotes.map(({ id }) => id),
  );
}

/** Loads the product and bare Hono, which answers the same bytes, one after the other. */
async function besideBare(
  name: string,
  said: ProductSaid,
  calls: readonly Call[],
  connections?: number,
): Promise<ServerResult> {
  const [first] = calls;
  if (first === undefined) throw new RangeError(`${name}: no call.`);
  const { body } = await askOnce(first.url, said.token);
  const bare = await startProcess<{ address: string }>(join(import.meta.dirname, "bareHono.ts"), {
    BENCH_ANSWER: body,
  });
  try {
    const headers: Record<string, string> = first.status === 304 ? { "if-none-match": '"1"' } : {};
    const floor = await load(
      [{ url: `${bare.said.address}/`, headers, status: first.status }],
      connections,
    );
    return { name, product: await load(calls, connections), bare: floor };
  } finally {
    await bare.stop();
  }
}

/** P9 and P10: unchanged answers, and pages nobody has asked for, at a hundredfold catalogue. */
export async function measureThroughput(say: (step: string) => void): Promise<ServerResult[]> {
  say("server: unchanged and new answers at a hundredfold catalogue");
  const product = await startProduct({ copies: 99 });
  try {
    const { said } = product;
    const known = `${said.api}/banknotes?denomination=50&page=1&pageSize=9`;
    const headers = { authorization: `Bearer ${said.token}` };
    const { tag } = await askOnce(known, said.token);
    return [
      await besideBare("unchanged, answered 304", said, [
        { url: known, headers: { ...headers, "if-none-match": tag }, status: 304 },
      ]),
      await besideBare("unchanged, answered from memory", said, [
        { url: known, headers, status: 200 },
      ]),
      await besideBare("a new page of 9 with filters", said, newPages(said)),
      await besideBare("search as one types, one person", said, newSearches(said), 1),
      await besideBare("search over all areas, one person", said, newFinds(said), 1),
    ];
  } finally {
    await product.stop();
  }
}

/** What one person waits for with each filter of the search for banknotes, at a hundredfold catalogue. */
export async function measureFilters(say: (step: string) => void): Promise<FilterResult[]> {
  say("server: each filter at a hundredfold catalogue");
  const product = await startProduct({ copies: 99 });
  try {
    const results: FilterResult[] = [];
    for (const [name, calls] of filterQuestions(product.said)) {
      results.push({ name, product: await load(calls, 1) });
    }
    return results;
  } finally {
    await product.stop();
  }
}

/** P12: list, detail and search as the catalogue grows. */
export async function measureGrowth(say: (step: string) => void): Promise<GrowthResult[]> {
  const results = new Map<string, Map<number, Throughput>>();
  for (const factor of [1, 10, 100]) {
    say(`server: catalogue × ${factor}`);
    const product = await startProduct({ copies: factor - 1 });
    try {
      const { said } = product;
      const kinds: [string, Call[]][] = [
        ["list", newPages(said)],
        ["detail", await details(said)],
        ["search", newSearches(said)],
        ["search over all areas", newFinds(said)],
      ];
      for (const [name, calls] of kinds) {
        const byFactor = results.get(name) ?? new Map<number, Throughput>();
        results.set(name, byFactor.set(factor, await load(calls)));
      }
    } finally {
      await product.stop();
    }
  }
  return [...results].map(([name, byFactor]) => ({ name, byFactor }));
}
