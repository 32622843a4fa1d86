import { and, eq, inArray, sql } from "drizzle-orm";
import { endSessions } from "../auth/endedSessions.ts";
import { accounts } from "../auth/tables.ts";
import type { Database } from "../database/database.ts";
import { findAccount } from "./accounts.ts";
import { hashPassword, verifyPassword } from "./password.ts";
import type { SignInAttempts } from "./signInAttempts.ts";
import { identityArtifacts } from "./tables.ts";

/** Sessions and what was issued in them. */
const sessionModels = ["Session", "Grant", "AccessToken", "AuthorizationCode", "RefreshToken"];

/** A wanted change of a password, with the password now and the address it comes from. */
export interface PasswordChange {
  readonly accountId: string;
  readonly current: string;
  readonly next: string;
  readonly remote: string;
}

/** What became of it: wrong password, too many attempts with the seconds to wait, or done. */
export type PasswordOutcome =
  | { readonly kind: "changed" }
  | { readonly kind: "wrong" }
  | { readonly kind: "same" }
  | { readonly kind: "wait"; readonly seconds: number };

/** Changes a password after checking the present one, and ends all sessions of the account. */
export async function changePassword(
  { database, attempts }: { readonly database: Database; readonly attempts: SignInAttempts },
  { accountId, current, next, remote }: PasswordChange,
): Promise<PasswordOutcome> {
  const seconds = await attempts.begin(accountId, remote);
  if (seconds > 0) return { kind: "wait", seconds };
  const account = await findAccount(database, accountId);
  if (!(await verifyPassword(current, account?.passwordHash))) return { kind: "wrong" };
  await attempts.succeed(accountId, remote);
  if (current.normalize("NFKC") === next.normalize("NFKC")) return { kind: "same" };
  const passwordHash = await hashPassword(next);
  await database.transaction(async (transaction) => {
    // Whole seconds, as in tokens: those of a sign-in after this change stay valid.
    const tokensEndedAt = new Date(Math.floor(Date.now() / 1000) * 1000);
    await transaction
      .update(accounts)
      .set({ passwordHash, tokensEndedAt })
      .where(eq(accounts.id, accountId));
    const ended = await transaction
      .delete(identityArtifacts)
      .where(
        and(
          inArray(identityArtifacts.model, sessionModels),
          sql`${identityArtifacts.payload} ->> 'accountId' = ${accountId}`,
        ),
      )
      .returning({ model: identityArtifacts.model, uid: identityArtifacts.uid });
    await endSessions(
      transaction,
      ended.flatMap(({ model, uid }) => (model === "Session" && uid !== null ? [uid] : [])),
    );
  });
  return { kind: "changed" };
}
