import { isUnreachable } from "../database/unreachable.ts";
import { ProblemError } from "./problemError.ts";

/** How much work a queue does at once, and how much may wait. */
export interface QueueLimits {
  readonly atOnce: number;
  /** The most that waits for one caller. */
  readonly mostWaiting: number;
}

/** Somebody who waits for a turn. */
interface Waiting {
  begin(): void;
  refuse(error: unknown): void;
}

/** Seconds after which a refused caller may ask again. */
const retryAfter = 1;

/**
 * Work in turn: of the callers that wait, each has one piece done before anybody has a second. Between
 * two pieces other events are handled, so that nobody else waits for the queue to be empty.
 */
export class FairQueue {
  readonly #limits: QueueLimits;
  /** What waits, by caller, those whose turn is next first. */
  readonly #waiting = new Map<string, Waiting[]>();
  #running = 0;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  /** Does the work when it is its turn. Throws a ProblemError too_many_requests. */
  async run<Result>(caller: string, work: () => Promise<Result>): Promise<Result> {
    if (this.#running >= this.#limits.atOnce) await this.#turn(caller);
    else this.#running += 1;
    try {
      return await work();
    } catch (error) {
      // Each of those that wait would find out by itself, one after the other.
      if (isUnreachable(error)) this.#refuseAll(error);
      throw error;
    } finally {
      setImmediate(() => this.#next());
    }
  }

  #turn(caller: string): Promise<void> {
    const own = this.#waiting.get(caller) ?? [];
    if (own.length >= this.#limits.mostWaiting) {
      throw new ProblemError("too_many_requests", { retryAfter });
    }
    this.#waiting.set(caller, own);
    return new Promise((begin, refuse) => own.push({ begin, refuse }));
  }

  #refuseAll(error: unknown): void {
    const waiting = [...this.#waiting.values()].flat();
    this.#waiting.clear();
    for (const { refuse } of waiting) refuse(error);
  }

  /** Hands the place of a finished piece to the caller whose turn it is, or frees it. */
  #next(): void {
    const [turn] = this.#waiting;
    if (turn === undefined) {
      this.#running -= 1;
      return;
    }
    const [caller, [first, ...others]] = turn;
    this.#waiting.delete(caller);
    if (others.length > 0) this.#waiting.set(caller, others);
    first?.begin();
  }
}
