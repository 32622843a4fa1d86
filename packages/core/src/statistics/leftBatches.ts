import type { Store } from "../ports/index.ts";
import { leftBatchPrefix as prefix, writeLeftBatch, type LeftBatch } from "./leftBatch.ts";
import type { StatisticsBatch, StatisticsRecord } from "./statisticsBatch.ts";
import { trimQueue } from "./statisticsQueue.ts";

/**
 * How long batches stay stored, in milliseconds from their first record. The host remembers batch
 * ids for a day: one sent by beacon must not be sent again after that, or it would count twice.
 */
const keptFor = { handedOver: 12 * 3_600_000, unsent: 7 * 86_400_000 } as const;

const resources: readonly unknown[] = [
  "banknote",
  "banknotes",
  "identityDocument",
  "identityDocuments",
] satisfies StatisticsRecord["resource"][];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

const isRecord = (value: unknown): boolean =>
  isObject(value) &&
  resources.includes(value["resource"]) &&
  typeof value["resourceId"] === "string";

function isLeftBatch(value: unknown): value is LeftBatch {
  return (
    isObject(value) &&
    typeof value["id"] === "string" &&
    typeof value["at"] === "number" &&
    typeof value["userId"] === "string" &&
    typeof value["isHandedOver"] === "boolean" &&
    Array.isArray(value["records"]) &&
    value["records"].every(isRecord)
  );
}

function parse(text: string | null): LeftBatch | null {
  try {
    const value: unknown = JSON.parse(text ?? "null");
    return isLeftBatch(value) ? value : null;
  } catch {
    return null;
  }
}

/**
 * Batches in local storage. Each has a key of its own and is never extended, so that two tabs may
 * send the same one: it counts once, and the tab whose call succeeds removes it.
 */
export function createLeftBatches(store: Store) {
  const read = (id: string) => parse(store.read(prefix + id));
  const remove = (id: string): void => store.remove(prefix + id);
  const list = (): string[] =>
    store
      .keys()
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length));

  return {
    /** Stores a batch; throws where the store is full or forbidden. */
    write: (left: LeftBatch): void => {
      const wasHandedOver = read(left.id)?.isHandedOver === true;
      writeLeftBatch(store, { ...left, isHandedOver: left.isHandedOver || wasHandedOver });
    },

    remove,

    /** The batches of this user, oldest first; those that are too old are removed. */
    take: (userId: string, now: number): readonly StatisticsBatch[] => {
      const found: StatisticsBatch[] = [];
      for (const id of list()) {
        const left = read(id);
        const age = now - (left?.at ?? 0);
        if (left === null || age > keptFor[left.isHandedOver ? "handedOver" : "unsent"]) {
          remove(id);
        } else if (left.userId === userId) {
          found.push({ id, at: left.at, records: left.records });
        }
      }
      const sorted = found.toSorted((one, other) => one.at - other.at);
      const { batches } = trimQueue({ batches: sorted, records: [] });
      for (const { id } of found) if (batches.every((kept) => kept.id !== id)) remove(id);
      return batches;
    },
  };
}
