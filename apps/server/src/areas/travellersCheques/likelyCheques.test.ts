import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { describeOnBoth } from "../../testing/startApi.ts";
import { askCheques, type FindCheques, prepareLikelyChequesInDatabase } from "./likelyCheques.ts";
import { chequeSeries } from "./tables.ts";

describeOnBoth("likely cheques in memory", (api) => {
  let inMemory: FindCheques;
  let ids: string[];
  beforeAll(async () => {
    const ask = askCheques({
      database: api().database,
      now: () => new Date(0),
      onError: (error) => {
        throw error;
      },
    });
    let read = await ask();
    while (read === undefined) {
      await new Promise(setImmediate);
      read = await ask();
    }
    inMemory = read;
    const rows = await api().database.select({ id: chequeSeries.id }).from(chequeSeries);
    ids = rows.map(({ id }) => id);
  });

  it("are the same series and values in the same order as those of the database", async () => {
    const inDatabase = prepareLikelyChequesInDatabase(api().database);
    const question = fc.record({
      ids: fc.oneof(fc.constant(ids), fc.subarray([...ids, "none"])),
      namedIds: fc.subarray(ids),
      amount: fc.constantFrom(20, 50, 100, 500, 7),
    });
    await fc.assert(
      fc.asyncProperty(question, async (asked) => {
        expect(await inMemory.series(asked)).toEqual(await inDatabase.series(asked));
        expect(await inMemory.values(asked)).toEqual(await inDatabase.values(asked));
      }),
      { seed: 25, numRuns: 60 },
    );
  });
});
