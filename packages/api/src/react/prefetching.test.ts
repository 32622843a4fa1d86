import { expect, test } from "vitest";
import { createApiClient } from "../client/index.ts";
import { createPrefetchingClient } from "./prefetching.ts";

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

test("once it has arrived, another read asks again", async () => {
  const { sent, client, prefetch } = start();
  await prefetch("/countries/{id}", init);
  await client.GET("/countries/{id}", init);
  expect(sent).toHaveLength(2);
});
