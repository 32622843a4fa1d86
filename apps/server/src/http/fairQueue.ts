import { ProblemError } from "./problemError.ts";

/** How much work a queue does at once, and how much may wait. */
export interface QueueLimits {
  readonly atOnce: number;
  /** The most that waits for one caller. */
  readonly mostWaiting: number;
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
  readonly #waiting = new Map<string, (() => void)[]>();
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
    return new Promise((begin) => own.push(begin));
  }

  /** Hands the place of a finished piece to the caller whose turn it is, or frees it. */
  #next(): void {
    const [turn] = this.#waiting;
    if (turn === undefined) {
      this.#running -= 1;
      return;
    }
    const [caller, [begin, ...others]] = turn;
    this.#waiting.delete(caller);
    if (others.length > 0) this.#waiting.set(caller, others);
    begin?.();
  }
}
