import { languages } from "@specimen/api/contract";
import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { describeOnBoth } from "../../testing/startApi.ts";
import { type LikelyCoins, prepareLikelyCoinsInDatabase } from "./likelyCoins.ts";
import { prepareLikelyCoinsInMemory } from "./likelyCoinsInMemory.ts";
import { coins } from "./tables.ts";

const bound = fc.constantFrom(0.5, 3.1, 7.32, 7.99, 31.1, 31.2, 1000);
const language = fc.constantFrom(...languages);

describeOnBoth("likely coins in memory", (api) => {
  let inMemory: ReturnType<typeof prepareLikelyCoinsInMemory>;
  let ids: string[];
  beforeAll(async () => {
    inMemory = prepareLikelyCoinsInMemory({
      database: api().database,
      now: () => new Date(0),
      onError: (error) => {
        throw error;
      },
    });
    while ((await inMemory({ fineness: 999 })) === undefined) await new Promise(setImmediate);
    const rows = await api().database.select({ id: coins.id }).from(coins);
    ids = rows.map(({ id }) => id);
  });

  it("are the same coins in the same order as those of the database", async () => {
    const question: fc.Arbitrary<LikelyCoins> = fc.oneof(
      fc.record({ from: bound, to: bound }),
      fc.record({ fineness: fc.constantFrom(999.9, 999, 900, 916.7, 12) }),
      fc.record({
        ids: fc.oneof(fc.constant(ids), fc.subarray(ids)),
        query: fc.constantFrom(
          "gold:*",
          "maple:* & leaf:*",
          "krugerrand:*",
          "wiener:*",
          "phil:*",
          "('gold' | 'silver')",
          "1 & oz:*",
          "50",
          "francs:*",
          "qqqq:*",
        ),
        amount: fc.constantFrom(null, null, 1, 20, 50, 100, 0.5),
        currencies: fc.subarray(["USD", "CAD", "EUR", "GBP"]),
        weight: fc.option(fc.record({ from: bound, to: bound })),
        year: fc.constantFrom(null, null, 1892, 1912, 1935, 1974, 2020),
        language,
      }),
    );
    const inDatabase = prepareLikelyCoinsInDatabase(api().database);
    await fc.assert(
      fc.asyncProperty(question, async (asked) => {
        const found = await inMemory(asked);
        expect(found).toBeDefined();
        expect(found).toEqual(await inDatabase(asked));
      }),
      { seed: 24, numRuns: 100 },
    );
  });
});
