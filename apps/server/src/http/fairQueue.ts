import { isUnreachable } from "../database/unreachable.ts";
import { ProblemError } from "./problemError.ts";

/** How much work a queue does at once, and how much may wait. */
export interface QueueLimits {
  readonly atOnce: number;
  /** The most that waits for one caller. */
  readonly mostWaiting: number;
}

/** Whether the database answers anybody now; never rejects. */
export type IsReachable = () => Promise<boolean>;

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
  readonly #isReachable: IsReachable;
  /** What waits, by caller, those whose turn is next first. */
  readonly #waiting = new Map<string, Waiting[]>();
  #running = 0;
  /** The question whether the database can be reached, while it is asked. */
  #asking: Promise<boolean> | undefined;

  /** `isReachable` is asked when work failed of the database. */
  constructor(limits: QueueLimits, isReachable: IsReachable = async () => true) {
    this.#limits = limits;
    this.#isReachable = isReachable;
  }

  /** Does the work when it is its turn. Throws a ProblemError too_many_requests. */
  async run<Result>(caller: string, work: () => Promise<Result>): Promise<Result> {
    if (this.#running >= this.#limits.atOnce) await this.#turn(caller);
    else this.#running += 1;
    let asked: Promise<void> | undefined;
    try {
      return await work();
    } catch (error) {
      if (isUnreachable(error)) asked = this.#refuseIfLost(error);
      throw error;
    } finally {
      setImmediate(() => {
        if (asked === undefined) this.#next();
        else void asked.then(() => this.#next());
      });
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

  /**
   * Refuses those who wait where the database answers nobody: each would find out by itself, one after
   * the other. A lock or a time limit that one piece of work met is no matter of the others.
   */
  async #refuseIfLost(error: unknown): Promise<void> {
    if (this.#waiting.size === 0) return;
    this.#asking ??= this.#isReachable().finally(() => (this.#asking = undefined));
    if (await this.#asking) return;
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
