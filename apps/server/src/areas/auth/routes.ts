import { auth } from "@specimen/api/contract";
import { endSessions } from "../../auth/endedSessions.ts";
import { implement } from "../../http/implement.ts";
import { ProblemError } from "../../http/problemError.ts";
import type { AppApi } from "../defineArea.ts";

/** POST /auth/token (specification 7.2) and POST /auth/sign-out. */
export function authRoutes(api: AppApi): void {
  const { redeem, endVisits, database, customers } = api.context;

  implement(api, auth, {
    token: async ({ body, remote }) => {
      // The app also asks without a link (specification 4), which is not counted as a failure.
      if (body.otp === "" && body.hash === "") return {};
      const redeemed = await redeem({ otp: body.otp, hash: body.hash, remote });
      switch (redeemed.kind) {
        case "token":
          return { token: redeemed.token };
        case "wait":
          throw new ProblemError("too_many_requests", { retryAfter: redeemed.seconds });
        case "invalid":
          throw new ProblemError("one_time_link_invalid");
      }
    },

    async signOut({ user }) {
      // First: if the database fails in between, signing out again goes on.
      await endVisits(user.accountId);
      if (user.session !== null) await endSessions(database, [user.session]);
      customers.clear();
      return {};
    },
  });
}
