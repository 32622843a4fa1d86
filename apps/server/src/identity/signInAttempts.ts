import { eq, gt, lt, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { digest } from "./digest.ts";
import { signInAttempts } from "./tables.ts";

/** Failures allowed in one window of some seconds. */
interface Limit {
  readonly failures: number;
  readonly seconds: number;
}

/** For one name from one address, for one address alone, and for its one-time links. */
const limits = {
  name: { failures: 5, seconds: 300 },
  address: { failures: 50, seconds: 300 },
  links: { failures: 20, seconds: 60 },
} as const satisfies Record<string, Limit>;

/**
 * Counts failed sign-ins. An attempt is counted before the password is checked, so parallel
 * attempts count.
 */
export interface SignInAttempts {
  /**
   * Seconds to wait, or 0 when the attempt may proceed. `name` is what was typed in the form of
   * sign-in, whether or not there is such an account, and the account of those who are known.
   */
  begin: (name: string, address: string) => Promise<number>;
  /** Deletes the failed attempts for a name after the right password. */
  succeed: (name: string, address: string) => Promise<void>;
  /** Counts a one-time link that was refused; seconds to wait, or 0. */
  refuseLink: (address: string) => Promise<number>;
  sweep: () => Promise<void>;
}

/** Counts in the database, so that all instances count together. */
export function createSignInAttempts(
  database: Database,
  now: () => Date = () => new Date(),
): SignInAttempts {
  /** Counts a failure; seconds to wait, or 0 within the limit. */
  async function count(subject: string, limit: Limit): Promise<number> {
    const at = now();
    const resetsAt = new Date(at.getTime() + limit.seconds * 1000);
    // A window that ends later than one that begins now is of a clock that was set back.
    const isOver = sql`(${lt(signInAttempts.resetsAt, at)} or ${gt(signInAttempts.resetsAt, resetsAt)})`;
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
    if (row === undefined || row.failures <= limit.failures) return 0;
    return Math.max(1, Math.ceil((row.resetsAt.getTime() - at.getTime()) / 1000));
  }

  return {
    async begin(name, address) {
      const seconds = await count(addressSubject(address), limits.address);
      return seconds > 0 ? seconds : count(nameSubject(name, address), limits.name);
    },

    refuseLink: (address) => count(digest(`link\n${address}`), limits.links),

    async succeed(name, address) {
      await database
        .delete(signInAttempts)
        .where(eq(signInAttempts.subject, nameSubject(name, address)));
      await database
        .update(signInAttempts)
        .set({ failures: sql`${signInAttempts.failures} - 1` })
        .where(
          sql`${eq(signInAttempts.subject, addressSubject(address))} and ${gt(signInAttempts.failures, 0)}`,
        );
    },

    async sweep() {
      await database.delete(signInAttempts).where(lt(signInAttempts.resetsAt, now()));
    },
  };
}

/** Hashed, because users may type passwords into the wrong field. */
function nameSubject(name: string, address: string): string {
  return digest(`account\n${name.trim().toLowerCase()}\n${address}`);
}

function addressSubject(address: string): string {
  return digest(`address\n${address}`);
}
