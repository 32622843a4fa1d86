import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { batchLimit, type QueuedRecord } from "./statisticsBatch.ts";
import { makeBatches, queueLimit, trimQueue, type Queue } from "./statisticsQueue.ts";

const numbered = (from: number, count: number): QueuedRecord[] =>
  Array.from({ length: count }, (_, index) => ({
    resource: "banknote",
    resourceId: String(from + index),
    id: `id-${from + index}`,
    at: from + index,
  }));

const resourceIds = ({ batches, records }: Queue): string[] =>
  [...batches.flatMap((batch) => batch.records), ...records].map(({ resourceId }) => resourceId);

describe("batches", () => {
  it("bear the id and time of their first record and nothing else that is not sent", () => {
    const { batches, records } = makeBatches({ batches: [], records: numbered(7, 2) });
    expect(records).toEqual([]);
    expect(batches).toEqual([
      {
        id: "id-7",
        at: 7,
        records: [
          { resource: "banknote", resourceId: "7" },
          { resource: "banknote", resourceId: "8" },
        ],
      },
    ]);
  });

  it("are never larger than a closing page may send", () => {
    const longest = { resource: "identityDocuments" as const, resourceId: "x".repeat(100) };
    const records = numbered(0, batchLimit + 1).map((record) => ({ ...record, ...longest }));
    const { batches } = makeBatches({ batches: [], records });
    expect(batches.map((batch) => batch.records.length)).toEqual([batchLimit, 1]);
    const token = "t".repeat(8192);
    const body = JSON.stringify({ data: batches[0]?.records, batchId: "u".repeat(36), token });
    expect(body.length).toBeLessThan(64 * 1024);
  });

  it("keep every record once and in order, and are capped by dropping the oldest", () => {
    fc.assert(
      fc.property(fc.nat(1500), fc.nat(1500), fc.nat(1500), (one, two, three) => {
        const first = makeBatches({ batches: [], records: numbered(0, one) });
        const second = makeBatches({ ...first, records: numbered(one, two) });
        const queue = { ...second, records: numbered(one + two, three) };
        const all = numbered(0, one + two + three).map(({ resourceId }) => resourceId);
        expect(resourceIds(queue)).toEqual(all);
        const trimmed = trimQueue(queue);
        expect(resourceIds(trimmed)).toEqual(all.slice(-queueLimit));
        expect(trimmed.batches.every(({ records }) => records.length > 0)).toBe(true);
      }),
      { numRuns: 50 },
    );
  });
});
