import { LRUCache } from "lru-cache";
import type { Operation } from "@specimen/api/contract";
import type { Counters } from "../database/counters.ts";
import { FairQueue, type IsReachable, type QueueLimits } from "./fairQueue.ts";
import { ProblemError } from "./problemError.ts";

/** What a call does: search, change or read something; or anything of somebody not signed in. */
export type CallKind = "search" | "write" | "read" | "public";

/** The calls per minute of one caller by their kind, and how the database is shared. */
export interface Limits {
  readonly perMinute: Readonly<Record<CallKind, number>>;
  readonly queues: Readonly<Record<CallKind, QueueLimits>>;
}

/**
 * Several people and tools may share an account, so these are some ten times what a person does; a
 * whole branch may share the address by which those who are not signed in are told apart. Two searches
 * at once keep the embedded database busy; a third would only make others wait.
 */
export const defaultLimits: Limits = {
  perMinute: { search: 1_800, write: 3_000, read: 9_000, public: 30_000 },
  queues: {
    search: { atOnce: 2, mostWaiting: 50 },
    write: { atOnce: 8, mostWaiting: 200 },
    read: { atOnce: 8, mostWaiting: 200 },
    public: { atOnce: 8, mostWaiting: 500 },
  },
};

const minute = 60_000;
/** Callers that are counted; of more, those that have not called for longest are forgotten. */
const mostCounted = 20_000;

/** Limits what one caller costs the others. */
export interface CallLimits {
  /**
   * Counts a call that is not answered from memory and does its work when it is its turn. Throws a
   * ProblemError too_many_requests.
   */
  run<Result>(kind: CallKind, caller: string, work: () => Promise<Result>): Promise<Result>;
}

/** What is known of a caller within a minute. */
interface Counted {
  /** Calls to all instances. */
  calls: number;
  /** Those of them that the other instances have not been told. */
  untold: number;
}

/** Part of a limit after which the other instances are told: they may exceed it by as much each. */
const toldAfter = 1 / 100;

/**
 * Creates the limits of one server. With counters that instances share, a caller's first call in a
 * minute and then every hundredth part of a limit is counted there. `isReachable` tells whether those
 * who wait are refused with a caller whose work failed of the database.
 */
export function createCallLimits(
  { perMinute, queues }: Limits = defaultLimits,
  counters?: Counters,
  isReachable?: IsReachable,
): CallLimits {
  const counts = new LRUCache<string, Counted>({ max: mostCounted, ttl: minute });
  const sharedOf = (kind: CallKind) =>
    counters?.({ keyPrefix: `calls ${kind}`, points: perMinute[kind], duration: minute / 1000 });
  const shared = {
    search: sharedOf("search"),
    write: sharedOf("write"),
    read: sharedOf("read"),
    public: sharedOf("public"),
  };
  const queueOf = {
    search: new FairQueue(queues.search, isReachable),
    write: new FairQueue(queues.write, isReachable),
    read: new FairQueue(queues.read, isReachable),
    public: new FairQueue(queues.public, isReachable),
  };

  async function count(kind: CallKind, caller: string): Promise<void> {
    const key = `${kind} ${caller}`;
    const counted = counts.get(key) ?? { calls: 0, untold: 0 };
    const isFirst = counted.calls === 0;
    if (isFirst) counts.set(key, counted);
    counted.calls += 1;
    counted.untold += 1;
    if (isFirst || counted.untold >= perMinute[kind] * toldAfter) await tell(kind, caller, counted);
    if (counted.calls <= perMinute[kind]) return;
    const retryAfter = Math.max(1, Math.ceil(counts.getRemainingTTL(key) / 1000));
    throw new ProblemError("too_many_requests", { retryAfter });
  }

  async function tell(kind: CallKind, caller: string, counted: Counted): Promise<void> {
    const counter = shared[kind];
    if (counter === undefined) return;
    const told = counted.untold;
    counted.untold = 0;
    const { consumedPoints, msBeforeNext } = await counter.penalty(caller, told);
    counted.calls = consumedPoints + counted.untold;
    counts.set(`${kind} ${caller}`, counted, { ttl: Math.max(1, msBeforeNext) });
  }

  return {
    async run(kind, caller, work) {
      await count(kind, caller);
      return queueOf[kind].run(caller, work);
    },
  };
}

/** The kind of a call of the contract. */
export function kindOf({ access, method, isSearch }: Operation): CallKind {
  if (access === "public") return "public";
  if (isSearch === true) return "search";
  return method === "get" ? "read" : "write";
}
