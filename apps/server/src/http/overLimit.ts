import { RateLimiterRes } from "rate-limiter-flexible";
import { ProblemError } from "./problemError.ts";

/** Throws a ProblemError too_many_requests for what a counter rejects, and every other error as it is. */
export function overLimit(reason: unknown): never {
  if (!(reason instanceof RateLimiterRes)) throw reason;
  const retryAfter = Math.max(1, Math.ceil(reason.msBeforeNext / 1000));
  throw new ProblemError("too_many_requests", { retryAfter });
}
