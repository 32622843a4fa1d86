import { createHash } from "node:crypto";
import { eq, gt, lt, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { signInAttempts } from "./tables.ts";

/** Failures allowed in one window, for one account from one address and for one address alone. */
const attemptLimits = { account: 5, address: 50, windowSeconds: 300 };

/** Counts failed sign-ins. A try is counted before the password is judged, so parallel tries count. */
export interface SignInAttempts {
  /** Seconds to wait, or 0 when the try may go on. */
  begin: (login: string, address: string) => Promise<number>;
  /** Forgives the tries of an account after the right password. */
  succeed: (login: string, address: string) => Promise<void>;
  sweep: () => Promise<void>;
}

export function createSignInAttempts(database: Database): SignInAttempts {
  async function count(subject: string): Promise<{ failures: number; resetsAt: Date }> {
    const now = new Date();
    const resetsAt = new Date(now.getTime() + attemptLimits.windowSeconds * 1000);
    const isOver = lt(signInAttempts.resetsAt, now);
    const [row] = await database
      .insert(signInAttempts)
      .values({ subject, failures: 1, resetsAt })
      .onConflictDoUpdate({
        target: signInAttempts.subject,
        set: {
          failures: sql`case when ${isOver} then 1 else ${signInAttempts.failures} + 1 end`,
          resetsAt: sql`case when ${isOver} then excluded.resets_at else ${signInAttempts.resetsAt} end`,
        },
      })
      .returning({ failures: signInAttempts.failures, resetsAt: signInAttempts.resetsAt });
    return row ?? { failures: 1, resetsAt };
  }

  return {
    async begin(login, address) {
      const place = await count(addressSubject(address));
      if (place.failures > attemptLimits.address) return secondsUntil(place.resetsAt);
      const account = await count(accountSubject(login, address));
      return account.failures > attemptLimits.account ? secondsUntil(account.resetsAt) : 0;
    },

    async succeed(login, address) {
      await database
        .delete(signInAttempts)
        .where(eq(signInAttempts.subject, accountSubject(login, address)));
      await database
        .update(signInAttempts)
        .set({ failures: sql`${signInAttempts.failures} - 1` })
        .where(
          sql`${eq(signInAttempts.subject, addressSubject(address))} and ${gt(signInAttempts.failures, 0)}`,
        );
    },

    async sweep() {
      await database.delete(signInAttempts).where(lt(signInAttempts.resetsAt, new Date()));
    },
  };
}

function secondsUntil(instant: Date): number {
  return Math.max(1, Math.ceil((instant.getTime() - Date.now()) / 1000));
}

/** Hashed, because people type passwords into the wrong field. */
function accountSubject(login: string, address: string): string {
  return digest(`account\n${login.trim().toLowerCase()}\n${address}`);
}

function addressSubject(address: string): string {
  return digest(`address\n${address}`);
}

function digest(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}
