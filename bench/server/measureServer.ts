import { join } from "node:path";
import { type ProductSaid, startProduct } from "../product/product.ts";
import { type Call, type Throughput, load } from "./load.ts";
import { startProcess } from "./startProcess.ts";

/** One kind of answer: the product's throughput, and bare Hono's with the same bytes. */
export interface ServerResult {
  name: string;
  product: Throughput;
  bare: Throughput;
}

/** One kind of answer at a catalogue of 1, 10 and 100 times its size. */
export interface GrowthResult {
  name: string;
  /** Requests per second by the factor. */
  byFactor: ReadonlyMap<number, Throughput>;
}

const wholeAddress = (api: string, path: string) => `${api}${path}`;
const variants = 4000;

/** Asks once, so that what is remembered is remembered, and answers the body and its tag. */
async function askOnce(url: string, token: string): Promise<{ body: string; tag: string }> {
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  if (!response.ok) throw new Error(`${url} answers ${response.status}.`);
  return { body: await response.text(), tag: response.headers.get("etag") ?? "" };
}

/** A page of nine with filters that no one has asked for before: each width is its own question. */
function newPages({ api, token }: ProductSaid): Call[] {
  const headers = { authorization: `Bearer ${token}` };
  return Array.from({ length: variants }, (_, index) => ({
    url: wholeAddress(
      api,
      `/banknotes?denomination=50&widthMm=${(120 + index / 100).toFixed(2)}&toleranceMm=5&page=1&pageSize=9`,
    ),
    headers,
    status: 200,
  }));
}

/** What somebody types into the search, letter by letter, differently each time. */
function newSearches({ api, token }: ProductSaid): Call[] {
  const headers = { authorization: `Bearer ${token}` };
  const words = [
    "frank",
    "euro",
    "dollar",
    "yen",
    "krone",
    "pound",
    "lira",
    "zloty",
    "rand",
    "peso",
  ];
  return Array.from({ length: variants }, (_, index) => {
    const word = words[index % words.length] ?? "euro";
    const typed = word.slice(0, 2 + (index % (word.length - 1)));
    return {
      url: wholeAddress(api, `/banknotes?text=${typed}+${index % 997}&page=1&pageSize=9`),
      headers,
      status: 200,
    };
  });
}

/** Lines typed letter by letter into the search over all areas, as they come at a counter. */
function newFinds({ api, token }: ProductSaid): Call[] {
  const headers = { authorization: `Bearer ${token}` };
  const lines = [
    "50 ils",
    "129x71",
    "hun 1000",
    "dem 100",
    "germany",
    "dollar",
    "king",
    "watermark",
  ];
  const typed = lines.flatMap((line) =>
    Array.from(line, (_, index) => line.slice(0, index + 1).trim()),
  );
  return typed.map((text) => ({
    url: wholeAddress(api, `/search?q=${encodeURIComponent(text)}`),
    headers,
    status: 200,
  }));
}

/** Every detail page of the catalogue in turn. */
async function details({ api, token }: ProductSaid): Promise<Call[]> {
  const headers = { authorization: `Bearer ${token}` };
  const { body } = await askOnce(wholeAddress(api, "/banknotes?page=1&pageSize=100"), token);
  const { banknotes } = JSON.parse(body) as { banknotes: { id: string }[] };
  return banknotes.map(({ id }) => ({
    url: wholeAddress(api, `/banknotes/${id}`),
    headers,
    status: 200,
  }));
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
    const known = wholeAddress(said.api, "/banknotes?denomination=50&page=1&pageSize=9");
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
