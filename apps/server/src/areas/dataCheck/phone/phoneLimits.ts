import type { Counters } from "../../../database/counters.ts";
import { overLimit } from "../../../http/overLimit.ts";
import { ProblemError } from "../../../http/problemError.ts";

/** Calls of one address in a minute: several phones behind one address send their pictures. */
const mostCalls = 1_500;

/** Secrets and codes that open nothing, of one address in ten minutes; who guesses needs more. */
const mostMisses = 60;

/** Limits how often an address may call without signing in. */
export function createPhoneLimits(counters: Counters) {
  const calls = counters({ keyPrefix: "phone", points: mostCalls, duration: 60 });
  const misses = counters({ keyPrefix: "phone misses", points: mostMisses, duration: 600 });

  /** Runs a call of an address; throws a ProblemError too_many_requests beyond the limits. */
  return async function limited<Answer>(
    remote: string,
    call: () => Promise<Answer>,
  ): Promise<Answer> {
    await calls.consume(remote).catch(overLimit);
    const missed = await misses.get(remote);
    if (missed !== null && missed.remainingPoints <= 0) overLimit(missed);
    try {
      return await call();
    } catch (error) {
      const isMiss = error instanceof ProblemError && error.code === "not_found";
      if (isMiss) await misses.consume(remote).catch(overLimit);
      throw error;
    }
  };
}
