import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { describeOnBoth } from "../../testing/startApi.ts";
import { type LikelyBars, likelyBarsInDatabase } from "./likelyBars.ts";
import { prepareLikelyBarsInMemory } from "./likelyBarsInMemory.ts";

const bounds = fc.constantFrom(0.5, 1, 31.0724, 31.1346, 99.9, 100.1, 1000);
const question: fc.Arbitrary<LikelyBars> = fc.oneof(
  fc.record({ weight: fc.record({ from: bounds, to: bounds }) }),
  fc.record({ fineness: fc.constantFrom(999.9, 999, 750, 12) }),
  fc.record({
    query: fc.constantFrom(
      "gold:*",
      "valcambi:* & gold:*",
      "silber:* & schw:*",
      "umicor:*",
      "('gold' | 'silver') & suisse:*",
      "999.9",
      "a:*",
      "qqqq:*",
    ),
    amount: fc.constantFrom(null, null, 1, 100, 999.9),
    weight: fc.option(fc.record({ from: bounds, to: bounds })),
  }),
);

describeOnBoth("likely bars in memory", (api) => {
  let inMemory: ReturnType<typeof prepareLikelyBarsInMemory>;
  beforeAll(async () => {
    inMemory = prepareLikelyBarsInMemory({
      database: api().database,
      now: () => new Date(0),
      onError: (error) => {
        throw error;
      },
    });
    while ((await inMemory({ fineness: 999 })) === undefined) await new Promise(setImmediate);
  });

  it("are the same bars and refiners in the same order as those of the database", async () => {
    await fc.assert(
      fc.asyncProperty(question, async (asked) => {
        const found = await inMemory(asked);
        expect(found).toBeDefined();
        expect(found).toEqual(await likelyBarsInDatabase(api().database, asked));
      }),
      { seed: 23, numRuns: 80 },
    );
  });
});
