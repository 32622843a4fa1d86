import { and, desc, eq, inArray, isNull, ne, notInArray, or, sql } from "drizzle-orm";
import { endSessions } from "../auth/endedSessions.ts";
import { accounts } from "../auth/tables.ts";
import type { Database, Transaction } from "../database/database.ts";
import { type Account, findAccount } from "./accounts.ts";
import { hashPassword, verifyPassword } from "./password.ts";
import { weaknessOf, type PasswordWeakness } from "./passwordStrength.ts";
import type { SignInAttempts } from "./signInAttempts.ts";
import { confirmations, formerPasswords, identityArtifacts } from "./tables.ts";

/** Sessions and what was issued in them. */
const sessionModels = ["Session", "Grant", "AccessToken", "AuthorizationCode", "RefreshToken"];

/** So many passwords, the present one among them, are not taken again. */
const rememberedPasswords = 5;

/** A wanted change of a password, with the password now and the address it comes from. */
export interface PasswordChange {
  readonly accountId: string;
  readonly current: string;
  readonly next: string;
  readonly remote: string;
  /** The session that goes on. */
  readonly session: string | null;
}

/** What became of it: refused for a reason, too many attempts with the seconds to wait, or done. */
export type PasswordOutcome =
  | { readonly kind: "changed" | "wrong" | "same" | "used" | PasswordWeakness }
  | { readonly kind: "wait"; readonly seconds: number };

/** Changes a password after checking the present one, and ends all other sessions of the account. */
export async function changePassword(
  { database, attempts }: { readonly database: Database; readonly attempts: SignInAttempts },
  { accountId, current, next, remote, session }: PasswordChange,
): Promise<PasswordOutcome> {
  const seconds = await attempts.begin(accountId, remote);
  if (seconds > 0) return { kind: "wait", seconds };
  const account = await findAccount(database, accountId);
  if (account === undefined || !(await verifyPassword(current, account.passwordHash))) {
    return { kind: "wrong" };
  }
  await attempts.succeed(accountId, remote);
  if (current.normalize("NFKC") === next.normalize("NFKC")) return { kind: "same" };
  const weakness = weaknessOf(next, wordsAbout(account));
  if (weakness !== null) return { kind: weakness };
  if (await wasUsed(database, accountId, next)) return { kind: "used" };
  const passwordHash = await hashPassword(next);
  await database.transaction(async (transaction) => {
    // Whole seconds, as in tokens: those of a sign-in after this change stay valid.
    const replacedAt = new Date(Math.floor(Date.now() / 1000) * 1000);
    await transaction
      .update(accounts)
      .set({ passwordHash, tokensEndedAt: replacedAt, keptSession: session })
      .where(eq(accounts.id, accountId));
    await remember(transaction, { accountId, passwordHash: account.passwordHash, replacedAt });
    await transaction.delete(confirmations).where(eq(confirmations.accountId, accountId));
    await endOthers(transaction, accountId, session);
    await endSignIns(transaction, accountId);
  });
  return { kind: "changed" };
}

/** What somebody who knows the account would try first. */
const wordsAbout = ({ username, nickname, email, customerId }: Account): string[] => [
  username,
  customerId,
  ...nickname.split(" "),
  ...email.split(/[@.]/),
  "specimen",
];

async function wasUsed(database: Database, accountId: string, next: string): Promise<boolean> {
  const former = await database
    .select({ passwordHash: formerPasswords.passwordHash })
    .from(formerPasswords)
    .where(eq(formerPasswords.accountId, accountId))
    .orderBy(desc(formerPasswords.id))
    .limit(rememberedPasswords - 1);
  for (const { passwordHash } of former) {
    if (await verifyPassword(next, passwordHash)) return true;
  }
  return false;
}

/** Remembers a password that is replaced, and forgets those that may be used again. */
async function remember(
  transaction: Transaction,
  former: Omit<typeof formerPasswords.$inferInsert, "id">,
): Promise<void> {
  await transaction.insert(formerPasswords).values(former);
  const kept = transaction
    .select({ id: formerPasswords.id })
    .from(formerPasswords)
    .where(eq(formerPasswords.accountId, former.accountId))
    .orderBy(desc(formerPasswords.id))
    .limit(rememberedPasswords - 1);
  await transaction
    .delete(formerPasswords)
    .where(
      and(eq(formerPasswords.accountId, former.accountId), notInArray(formerPasswords.id, kept)),
    );
}

/** Ends the sessions of an account but one: with their grants and tokens nothing is renewed. */
async function endOthers(
  transaction: Transaction,
  accountId: string,
  session: string | null,
): Promise<void> {
  const { id, model, uid, grantId, payload } = identityArtifacts;
  const kept = await transaction
    .select({ grantId })
    .from(identityArtifacts)
    .where(eq(uid, session ?? ""));
  const keptGrants = kept.flatMap((row) => row.grantId ?? []);
  const ended = await transaction
    .delete(identityArtifacts)
    .where(
      and(
        inArray(model, sessionModels),
        sql`${payload} ->> 'accountId' = ${accountId}`,
        or(isNull(uid), ne(uid, session ?? "")),
        keptGrants.length === 0 ? undefined : or(ne(model, "Grant"), notInArray(id, keptGrants)),
      ),
    )
    .returning({ model, uid });
  await endSessions(
    transaction,
    ended.flatMap((row) => (row.model === "Session" && row.uid !== null ? [row.uid] : [])),
  );
}

/** Ends sign-ins that the former password has passed, but that have no session yet. */
async function endSignIns(transaction: Transaction, accountId: string): Promise<void> {
  const { model, payload } = identityArtifacts;
  const isPassed = sql`${payload} #>> '{result,login,accountId}' = ${accountId}`;
  await transaction.delete(identityArtifacts).where(and(eq(model, "Interaction"), isPassed));
}
