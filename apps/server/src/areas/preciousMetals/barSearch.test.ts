import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { languages, preciousMetals } from "@specimen/api/contract";
import { describeOnBoth, type TestApi } from "../../testing/startApi.ts";
import { prepareMemoryIngotSearch } from "./barSearch.ts";
import { type IngotSearch, searchIngots } from "./queries.ts";

const plain = preciousMetals.ingots.query.parse({ "ingots.enabled": true });
const some = <Value>(...values: Value[]) =>
  fc.option(fc.constantFrom(...values), { nil: undefined });
const isOn = fc.constantFrom(true, true, false);
const bound = some(0.5, 5, 20, 31.5, 47.6, 60, 117);

/** Questions of every kind, most of them of few filters. */
const question: fc.Arbitrary<IngotSearch> = fc
  .record(
    {
      "ingots.gold": isOn,
      "ingots.silver": isOn,
      "ingots.platin": isOn,
      "ingots.palladium": isOn,
      "ingots.kinebar": isOn,
      "ingots.length.from": bound,
      "ingots.length.to": bound,
      "ingots.width.from": bound,
      "ingots.height.to": bound,
      country: fc.constantFrom("0", "0", "CH", "DE", "US", "AQ"),
      description: some("gold", "valcambi", "999.9", "999,9 gold", "silber schw", "x", "½", "/"),
      unmeasured: some(true, false),
      sort: some("name", "country", "metal", "weight", "fineness"),
      order: some("asc" as const, "desc" as const),
      page: fc.constantFrom(1, 2, 30),
      pageSize: fc.constantFrom(1, 9, 100),
    },
    { requiredKeys: [] },
  )
  .map((asked) => ({ ...plain, ...asked }) as IngotSearch);

const readers = fc.record({
  customerId: fc.constantFrom("nordhafen", "brueckner"),
  language: fc.constantFrom(...languages),
});

/** The search in memory as soon as its index is there. */
async function readyOn({ database }: TestApi) {
  const search = prepareMemoryIngotSearch({
    database,
    now: () => new Date(0),
    onError: (error) => {
      throw error;
    },
  });
  while ((await search(plain, { customerId: "nordhafen", language: "en" })) === undefined)
    await new Promise(setImmediate);
  return search;
}

describeOnBoth("the search for bars in memory", (api) => {
  let search: Awaited<ReturnType<typeof readyOn>>;
  beforeAll(async () => {
    search = await readyOn(api());
  });

  it("gives the same bars in the same order and the same counts as SQL", async () => {
    await fc.assert(
      fc.asyncProperty(question, readers, async (query, reader) => {
        const found = await search(query, reader);
        expect(found).toEqual(await searchIngots(api().database, query, reader));
      }),
      { seed: 15, numRuns: 120 },
    );
  });
});
