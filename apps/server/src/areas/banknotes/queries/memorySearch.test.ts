import { Colour, languages, Substrate } from "@specimen/api/contract";
import { type SQL, sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { describeOnBoth, type TestApi } from "../../../testing/startApi.ts";
import type { BanknoteQuery } from "./conditions.ts";
import { prepareDatabaseSearch } from "./databaseSearch.ts";
import { prepareMemorySearch } from "./memorySearch.ts";

const words = fc.constantFrom(
  "",
  "e:*",
  "euro:*",
  "50",
  "1000",
  "50 & euro:*",
  "złot:*",
  "queen:*",
  "x:*",
  "weiß:* & haus:*",
  "qqqq:*",
  "('euro' | 'dollar')",
  "50 & ('franc' | 'queen')",
  "ILS:*",
);
const some = <Value>(...values: Value[]) =>
  fc.option(fc.constantFrom(...values), { nil: undefined });

/** Questions of every kind, most of them of few filters. */
const question: fc.Arbitrary<BanknoteQuery> = fc.record(
  {
    currencyISO: some("EUR", "USD", "DEM", "XXX"),
    countryId: some("DE", "US", "EU", "CH"),
    denomination: some(5, 50, 0.5, 1000),
    widthMm: some(140, 120, 147.5, 77),
    heightMm: some(77, 62, 140),
    toleranceMm: fc.constantFrom(0, 0.5, 2, 20),
    colour: some(...Colour.options),
    substrate: some(...Substrate.options),
    year: some(1950, 1999, 2005, 2024),
    status: some("issue" as const, "outOfCirculation" as const, "worthless" as const),
    tradability: some(0 as const, 1 as const, 2 as const, 3 as const),
    unmeasured: some(true, false),
    sort: some("note", "country", "value", "motif", "size", "issued", "status", "trade"),
    order: some("asc" as const, "desc" as const),
    language: fc.constantFrom(...languages),
    customerId: fc.constantFrom("nordhafen", "brueckner", "nobody"),
    rulesRevision: fc.constant(0),
    today: fc.constantFrom("2026-11-21", "1990-01-01", "2030-06-30"),
    limit: fc.constantFrom(1, 9, 100),
    offset: fc.constantFrom(0, 9, 100, 600, 1000),
  },
  {
    requiredKeys: [
      ...(["toleranceMm", "language", "customerId", "rulesRevision"] as const),
      ...(["today", "limit", "offset"] as const),
    ],
  },
) as fc.Arbitrary<BanknoteQuery>;

const plain: BanknoteQuery = {
  toleranceMm: 2,
  language: "en",
  customerId: "nordhafen",
  rulesRevision: 0,
  today: "2026-11-21",
  limit: 1,
  offset: 0,
};

/** The clock of the search. */
let seconds = 0;

/** The search in memory as soon as its index is there. */
async function readyOn({ database }: TestApi) {
  const search = prepareMemorySearch({
    database,
    now: () => new Date(seconds * 1000),
    onError: (error) => {
      throw error;
    },
  });
  while ((await search(plain, "")) === undefined) await new Promise(setImmediate);
  return search;
}

describeOnBoth("the search for banknotes in memory", (api) => {
  let search: Awaited<ReturnType<typeof readyOn>>;
  beforeAll(async () => {
    search = await readyOn(api());
  });

  it("gives the same notes in the same order and the same counts as SQL", async () => {
    const inDatabase = prepareDatabaseSearch(api().database);
    await fc.assert(
      fc.asyncProperty(question, words, async (query, typed) => {
        const found = await search(query, typed);
        expect(found).toBeDefined();
        // A row of the database also carries the counts.
        expect(await inDatabase(query, typed)).toMatchObject({ ...found });
      }),
      { seed: 15, numRuns: 120 },
    );
  });

  it("leaves questions to the database some seconds after another catalogue was imported", async () => {
    const setRevision = (revision: SQL) =>
      api().database.execute(
        sql`update catalogue_state set revision = ${revision} where id = 'catalogue'`,
      );
    expect(await search(plain, "")).toBeDefined();
    await setRevision(sql`'next ' || revision`);
    try {
      seconds += 6;
      expect(await search(plain, "")).toBeUndefined();
    } finally {
      await setRevision(sql`replace(revision, 'next ', '')`);
      seconds += 6;
    }
  });
});
