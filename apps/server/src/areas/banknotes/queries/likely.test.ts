import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { describeOnBoth } from "../../../testing/startApi.ts";
import { type LikelyNotes, prepareLikelyInDatabase } from "./likely.ts";
import { prepareLikelyInMemory } from "./likelyInMemory.ts";

const words = fc.constantFrom(
  "e:*",
  "euro:*",
  "50 & euro:*",
  "złot:*",
  "queen:*",
  "weiß:* & haus:*",
  "qqqq:*",
  "('euro' | 'dollar')",
  "ILS:*",
);
const some = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: undefined });
const side = some(fc.constantFrom(140, 120, 147.5, 77, 62, 71.4));

/** Questions as a line that is typed makes them. */
const question = fc.record({
  currencies: some(fc.subarray(["EUR", "USD", "DEM", "XXX", "CHF", "GBP"])),
  query: some(words),
  ownQuery: some(words),
  amount: some(fc.constantFrom(5, 50, 0.5, 1000)),
  year: some(fc.constantFrom(1996, 2002, 2015, 1700)),
  width: side,
  height: side,
  today: fc.constantFrom("2026-11-21", "1990-01-01", "2030-06-30"),
}) as fc.Arbitrary<LikelyNotes>;

describeOnBoth("likely notes in memory", (api) => {
  let inMemory: ReturnType<typeof prepareLikelyInMemory>;
  beforeAll(async () => {
    inMemory = prepareLikelyInMemory({
      database: api().database,
      now: () => new Date(0),
      onError: (error) => {
        throw error;
      },
    });
    while ((await inMemory({ today: "2026-11-21" })) === undefined) await new Promise(setImmediate);
  });

  it("are the same notes in the same order as those of the database", async () => {
    const inDatabase = prepareLikelyInDatabase(api().database);
    await fc.assert(
      fc.asyncProperty(question, async (asked) => {
        const found = await inMemory(asked);
        expect(found).toBeDefined();
        expect(found).toEqual(await inDatabase(asked));
      }),
      { seed: 22, numRuns: 150 },
    );
  });
});
