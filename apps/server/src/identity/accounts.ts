import { eq, or } from "drizzle-orm";
import { accounts } from "../auth/tables.ts";
import type { Database } from "../database/database.ts";
import { isStorable } from "../database/text.ts";

/** A person who may sign in at the embedded provider. */
export type Account = typeof accounts.$inferSelect;

/** The account with this id (the `sub` of its tokens). */
export async function findAccount(database: Database, id: string): Promise<Account | undefined> {
  const [found] = await database.select().from(accounts).where(eq(accounts.id, id)).limit(1);
  return found;
}

/** The account of a user name or e-mail. */
export async function findByLogin(database: Database, login: string): Promise<Account | undefined> {
  const name = login.trim().toLowerCase();
  if (!isStorable(name)) return undefined;
  const [found] = await database
    .select()
    .from(accounts)
    .where(or(eq(accounts.username, name), eq(accounts.email, name)))
    .limit(1);
  return found;
}

/** Permissions as in the API token: sorted and unique (specification 3). */
export function permissionsOf(account: Account): string[] {
  return [...new Set(account.permissions)].sort();
}

/** Claims about a person for ID token and user info (OpenID Connect Core 5.1). */
export function claimsOf(account: Account): Record<string, unknown> & { sub: string } {
  return {
    sub: account.id,
    nickname: account.nickname,
    name: account.nickname,
    preferred_username: account.username,
    locale: account.defaultLanguage,
    email: account.email,
    email_verified: true,
  };
}
