import { randomBytes } from "node:crypto";
import { and, eq, gt, lt, ne } from "drizzle-orm";
import type { Database } from "../../database/database.ts";
import { digest } from "../digest.ts";
import { confirmations } from "../tables.ts";

/** How long the password counts, and how long a passkey may take to sign, in ms. */
const lifetimes = { password: 15 * 60 * 1000, challenge: 5 * 60 * 1000 };

/** Somebody who has given the right password. */
export interface Confirmation {
  readonly accountId: string;
  /** Whether nothing more than the password is needed, or was given. */
  readonly isComplete: boolean;
}

/**
 * What is known of somebody between password and end, in the database, so that any instance goes
 * on. `secret` is what only this browser has: the id of its sign-in, or of its visit.
 */
export interface Confirmations {
  begin: (secret: string, confirmation: Confirmation) => Promise<void>;
  find: (secret: string) => Promise<Confirmation | undefined>;
  complete: (secret: string) => Promise<void>;
  /** Makes the challenge that is valid from now on, in base64url. */
  challenge: (secret: string) => Promise<string>;
  /** Takes the challenge, which is then spent; undefined when it is too old or was taken. */
  takeChallenge: (secret: string) => Promise<string | undefined>;
  end: (secret: string) => Promise<void>;
  /** Ends all others of an account: those who gave its password alone. */
  endOthers: (secret: string, accountId: string) => Promise<void>;
  /** Ends every open visit of an account: whoever comes to the browser next has to give the password. */
  endVisits: (accountId: string) => Promise<void>;
  sweep: () => Promise<void>;
}

/** The confirmations of a database; a secret is stored by its hash alone. */
export function createConfirmations(
  database: Database,
  now: () => Date = () => new Date(),
): Confirmations {
  const inTime = (ms: number) => new Date(now().getTime() + ms);
  const row = (secret: string) => eq(confirmations.secretHash, digest(secret));
  const change = (secret: string, values: Partial<typeof confirmations.$inferInsert>) =>
    database.update(confirmations).set(values).where(row(secret));

  return {
    async begin(secret, { accountId, isComplete }) {
      const values = {
        accountId,
        isComplete,
        challenge: null,
        challengedAt: null,
        expiresAt: inTime(lifetimes.password),
      };
      await database
        .insert(confirmations)
        .values({ secretHash: digest(secret), ...values })
        .onConflictDoUpdate({ target: confirmations.secretHash, set: values });
    },

    async find(secret) {
      const [found] = await database
        .select({ accountId: confirmations.accountId, isComplete: confirmations.isComplete })
        .from(confirmations)
        .where(and(row(secret), gt(confirmations.expiresAt, now())))
        .limit(1);
      return found;
    },

    async complete(secret) {
      await change(secret, { isComplete: true, challenge: null });
    },

    async challenge(secret) {
      const challenge = randomBytes(32).toString("base64url");
      await change(secret, { challenge, challengedAt: now() });
      return challenge;
    },

    async takeChallenge(secret) {
      const [found] = await database
        .select({ challenge: confirmations.challenge })
        .from(confirmations)
        .where(and(row(secret), gt(confirmations.challengedAt, inTime(-lifetimes.challenge))))
        .limit(1);
      const challenge = found?.challenge;
      if (challenge === undefined || challenge === null) return undefined;
      const taken = await database
        .update(confirmations)
        .set({ challenge: null })
        .where(and(row(secret), eq(confirmations.challenge, challenge)))
        .returning({ accountId: confirmations.accountId });
      // Of two that take it at once, one gets it.
      return taken.length > 0 ? challenge : undefined;
    },

    async end(secret) {
      await database.delete(confirmations).where(row(secret));
    },

    async endOthers(secret, accountId) {
      const others = ne(confirmations.secretHash, digest(secret));
      await database
        .delete(confirmations)
        .where(and(eq(confirmations.accountId, accountId), others));
    },

    async endVisits(accountId) {
      await database
        .delete(confirmations)
        .where(and(eq(confirmations.accountId, accountId), eq(confirmations.isComplete, true)));
    },

    async sweep() {
      await database.delete(confirmations).where(lt(confirmations.expiresAt, now()));
    },
  };
}
