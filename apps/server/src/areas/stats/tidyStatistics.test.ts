import type { StatsRecord } from "@specimen/api/contract";
import { and, eq } from "drizzle-orm";
import { afterEach, expect, it } from "vitest";
import { describeOnBoth } from "../../testing/startApi.ts";
import { addLookups } from "./addLookups.ts";
import { statisticsCounts, statisticsRecords } from "./tables.ts";
import { deleteOldRecords, keptForDays, settleLookups } from "./tidyStatistics.ts";

const customerId = "customer-of-the-tidy-test";
const record = (resourceId: string): StatsRecord => ({ resource: "banknote", resourceId });
const ago = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);

describeOnBoth("look-ups", (api) => {
  afterEach(async () => {
    const { database } = api();
    await database.delete(statisticsRecords).where(eq(statisticsRecords.customerId, customerId));
    await database.delete(statisticsCounts).where(eq(statisticsCounts.customerId, customerId));
  });
  /** As this version stores them. */
  const count = (ids: readonly string[], at?: Date) =>
    api().database.transaction((transaction) =>
      addLookups(transaction, customerId, ids.map(record), at),
    );
  /** As a version before the counts stores them. */
  const store = (ids: readonly string[], at?: Date) =>
    api()
      .database.insert(statisticsRecords)
      .values(ids.map((id) => ({ ...record(id), customerId, ...(at && { at }) })));
  const counts = async () =>
    Object.fromEntries(
      (
        await api()
          .database.select()
          .from(statisticsCounts)
          .where(eq(statisticsCounts.customerId, customerId))
      ).map((row) => [row.resourceId, row.count]),
    );
  const kept = async () =>
    (
      await api()
        .database.select({ id: statisticsRecords.resourceId })
        .from(statisticsRecords)
        .where(
          and(
            eq(statisticsRecords.customerId, customerId),
            eq(statisticsRecords.resource, "banknote"),
          ),
        )
    )
      .map(({ id }) => id)
      .sort();

  it("that an instance of a former version stored are counted, and every one once", async () => {
    const { database } = api();
    await count(["a", "a", "b"]);
    await store(["a", "c", "c"]);
    await settleLookups(database);
    expect(await counts()).toEqual({ a: 3, b: 1, c: 2 });
    await settleLookups(database);
    expect(await counts()).toEqual({ a: 3, b: 1, c: 2 });
    await store(["b"]);
    await count(["b", "d"]);
    await settleLookups(database);
    expect(await counts()).toEqual({ a: 3, b: 3, c: 2, d: 1 });
  });

  it("are counted once while instances of both versions store and two compare", async () => {
    const { database } = api();
    await Promise.all(
      Array.from({ length: 20 }, (_, at) => [
        count(["a", "b"]),
        store(["a"]),
        ...(at % 5 === 0 ? [settleLookups(database)] : []),
      ]).flat(),
    );
    await settleLookups(database);
    expect(await counts()).toEqual({ a: 40, b: 20 });
  });

  it("are deleted after a month and stay counted", async () => {
    const { database } = api();
    expect(keptForDays).toBe(30);
    await count(["old", "old"], ago(keptForDays + 1));
    await count(["young"], ago(keptForDays - 1));
    await settleLookups(database);
    await count(["old and not compared"], ago(keptForDays + 1));
    expect(await deleteOldRecords(database, new Date())).toBe(true);
    expect(await kept()).toEqual(["old and not compared", "young"]);
    await settleLookups(database);
    await deleteOldRecords(database, new Date());
    expect(await kept()).toEqual(["young"]);
    expect(await counts()).toEqual({ old: 2, young: 1, "old and not compared": 1 });
  });

  it("are deleted in steps, until none is left", async () => {
    const { database } = api();
    for (let part = 0; part < 3; part += 1) {
      await store(
        Array.from({ length: 800 }, () => "many"),
        ago(keptForDays + 1),
      );
    }
    await store(["young"]);
    await settleLookups(database);
    expect(await deleteOldRecords(database, new Date())).toBe(true);
    expect(await kept()).toEqual(["young"]);
    expect(await counts()).toEqual({ many: 2400, young: 1 });
  });
});
