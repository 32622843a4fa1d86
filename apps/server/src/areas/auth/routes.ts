import { auth } from "@specimen/api/contract";
import { implement } from "../../http/implement.ts";
import { ProblemError } from "../../http/problemError.ts";
import type { AppApi } from "../defineArea.ts";

/** Refused one-time links per address and minute, after which the address has to wait. */
const allowedFailures = 20;
const windowSeconds = 60;

/** POST /auth/token (specification 7.2). */
export function authRoutes(api: AppApi): void {
  const { redeem, now } = api.context;
  const failures = new Map<string, { count: number; until: number }>();

  implement(api, auth, {
    token: async ({ body, remote }) => {
      // The app also asks without a link (specification 4), which is not counted as a failure.
      if (body.otp === "" && body.hash === "") return {};
      const time = now().getTime();
      const earlier = failures.get(remote);
      const isRunning = earlier !== undefined && earlier.until > time;
      if (isRunning && earlier.count >= allowedFailures) {
        throw new ProblemError("too_many_requests", {
          retryAfter: Math.ceil((earlier.until - time) / 1000),
        });
      }
      const token = await redeem({ otp: body.otp, hash: body.hash });
      if (token !== null) return { token };
      if (failures.size > 10_000) failures.clear();
      failures.set(
        remote,
        isRunning
          ? { ...earlier, count: earlier.count + 1 }
          : { count: 1, until: time + windowSeconds * 1000 },
      );
      throw new ProblemError("one_time_link_invalid");
    },
  });
}
