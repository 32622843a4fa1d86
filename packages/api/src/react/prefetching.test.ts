import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { SWRConfig, type State } from "swr";
import { expect, test, vi } from "vitest";
import { createApiClient } from "../client/index.ts";
import { answerKey, ApiProvider, usePrefetch } from "./hooks.ts";
import { createPrefetchingClient, type Prefetch } from "./prefetching.ts";

const country = {
  id: "DE",
  name: "Germany",
  code2: "DE",
  currencyISO: "EUR",
  oldCurrencyISO: "DEM",
  parentId: "EU",
  flagSrc: null,
};
const init = { params: { path: { id: "DE" } } };

const start = () => {
  const sent: string[] = [];
  const client = createApiClient({
    baseUrl: "https://api.example",
    token: () => Promise.resolve("token"),
    language: () => "en",
    fetch: (request) => {
      sent.push(new URL(request.url).pathname);
      return Promise.resolve(Response.json(country));
    },
  });
  return { sent, ...createPrefetchingClient(client) };
};

test("a read joins a prefetch of the same call that is under way", async () => {
  const { sent, client, prefetch } = start();
  const [early, { data }] = await Promise.all([
    prefetch("/countries/{id}", init),
    client.GET("/countries/{id}", { params: { path: { id: "DE" } } }),
  ]);
  expect(early).toEqual(country);
  expect(data).toEqual(country);
  expect(sent).toEqual(["/countries/DE"]);
});

test("a prefetch under way is not sent twice", async () => {
  const { sent, prefetch } = start();
  const first = prefetch("/countries/{id}", init);
  expect(prefetch("/countries/{id}", init)).toBeNull();
  await first;
  expect(sent).toHaveLength(1);
});

test("what a read asks for already is not prefetched", async () => {
  const { sent, client, prefetch } = start();
  const read = client.GET("/countries/{id}", init);
  expect(prefetch("/countries/{id}", init)).toBeNull();
  expect((await read).data).toEqual(country);
  expect(sent).toHaveLength(1);
  expect(await prefetch("/countries/{id}", init)).toEqual(country);
});

test("once it has arrived, another read asks again", async () => {
  const { sent, client, prefetch } = start();
  await prefetch("/countries/{id}", init);
  await client.GET("/countries/{id}", init);
  expect(sent).toHaveLength(2);
});

/** A client of which the answers come when the test says so. */
const startSlow = () => {
  const waiting: (() => void)[] = [];
  let language = "en";
  const client = createApiClient({
    baseUrl: "https://api.example",
    token: () => Promise.resolve("token"),
    language: () => language,
    fetch: (request) =>
      new Promise((resolve) => {
        const name = request.headers.get("Accept-Language");
        waiting.push(() => resolve(Response.json({ ...country, name })));
      }),
  });
  const reading = createPrefetchingClient(client);
  const switchTo = (next: string) => {
    language = next;
    reading.forget();
  };
  const answerAll = () => waiting.splice(0).forEach((answer) => answer());
  return { ...reading, reading, waiting, answerAll, switchTo };
};

test("a read does not join a prefetch that is forgotten, and may be read ahead again", async () => {
  const { client, prefetch, waiting, answerAll, switchTo } = startSlow();
  const old = prefetch("/countries/{id}", init);
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  switchTo("de");
  const again = prefetch("/countries/{id}", init);
  const read = client.GET("/countries/{id}", init);
  await vi.waitFor(() => expect(waiting).toHaveLength(2));
  answerAll();
  expect(await old).toBeUndefined();
  expect(await again).toMatchObject({ name: "de" });
  expect(await read).toMatchObject({ data: { name: "de" } });
  // The answer that came late ended nothing of the others.
  expect(prefetch("/countries/{id}", init)).not.toBeNull();
});

test("the answer to a prefetch that is forgotten does not come into the cache", async () => {
  const { reading, waiting, answerAll, switchTo } = startSlow();
  const cache = new Map<string, State<unknown>>();
  let readAhead: Prefetch = () => undefined;
  const Reader = () => {
    readAhead = usePrefetch();
    return null;
  };
  renderToStaticMarkup(
    createElement(
      SWRConfig,
      { value: { provider: () => cache } },
      createElement(ApiProvider, { reading }, createElement(Reader)),
    ),
  );
  const key = answerKey("/countries/{id}", init);
  readAhead("/countries/{id}", init);
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  switchTo("de");
  readAhead("/countries/{id}", init);
  await vi.waitFor(() => expect(waiting).toHaveLength(2));
  const [old] = waiting.splice(0, 1);
  old?.();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(cache.get(key)?.data).toBeUndefined();
  answerAll();
  await vi.waitFor(() => expect(cache.get(key)?.data).toMatchObject({ name: "de" }));
});
