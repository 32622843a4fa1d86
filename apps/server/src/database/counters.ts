import { lt } from "drizzle-orm";
import {
  type RateLimiterAbstract,
  RateLimiterDrizzle,
  RateLimiterMemory,
} from "rate-limiter-flexible";
import type { Database } from "./database.ts";
import { sharedCounts } from "./tables.ts";

/** What is counted. */
interface Counted {
  /** Distinguishes it from everything else that is counted. */
  readonly keyPrefix: string;
  /** How many there may be within `duration` seconds. */
  readonly points: number;
  readonly duration: number;
}

/** Makes a counter. */
export type Counters = (counted: Counted) => RateLimiterAbstract;

/** Counts in this process alone. */
export const ownCounters: Counters = (counted) => new RateLimiterMemory(counted);

/** How often counts that are over are deleted, in ms. */
const sweepInterval = 5 * 60_000;

/** Counts in a database, for all instances on it. */
export function createSharedCounters(database: Database): Counters & { close(): void } {
  const sweep = () => database.delete(sharedCounts).where(lt(sharedCounts.expire, new Date()));
  // What is not deleted this time is deleted the next time.
  const sweeping = setInterval(() => void sweep().catch(() => undefined), sweepInterval).unref();
  const counters: Counters = (counted) =>
    new RateLimiterDrizzle({
      ...counted,
      storeClient: database,
      schema: sharedCounts,
      clearExpiredByTimeout: false,
    });
  return Object.assign(counters, { close: () => clearInterval(sweeping) });
}
