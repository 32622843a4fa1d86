import { randomInt } from "node:crypto";
import { inArray } from "drizzle-orm";
import { permissions, type Language, type Permission } from "@specimen/api/contract";
import type { Database } from "../database/database.ts";
import { accounts } from "../auth/tables.ts";
import type { SuggestedAccount } from "../identity/pages/signInPage.ts";
import { hashPassword, verifyPassword } from "../identity/password.ts";
import type { AccountRole } from "../identity/words/identityWords.ts";

/** A demo account of the embedded provider; each clerk in another language covers that language. */
export interface DemoAccount extends SuggestedAccount {
  /** `nordhafen` (Nordhafen Bank) or `brueckner` (Wechselhaus Brückner). */
  customerId: "nordhafen" | "brueckner";
}

const dashboard = permissions.filter((name) => name.startsWith("dashboard:"));

const forClerk: Permission[] = [
  ...dashboard,
  "banknotes:read",
  "banknotes:view_travel_info:read",
  "precious_metals:read",
  "travellers_cheques:read",
];

const forOfficer: Permission[] = [
  ...dashboard,
  ...permissions.filter((name) => name.startsWith("identity_documents:")),
];

const knowledge: Permission[] = [...new Set([...forClerk, ...forOfficer])];

/** Permissions of each role by specification 6. */
export const permissionsOfRole: Record<AccountRole, Permission[]> = {
  clerk: forClerk,
  officer: forOfficer,
  administrator: [...knowledge, ...permissions.filter((name) => name.startsWith("client_tool"))],
  reseller: [...knowledge, "admin:all", "reseller:access"],
  newcomer: [],
};

/**
 * The public demo accounts: one per role, a second administrator, one of the other customer, and a
 * clerk in each language but English.
 */
export const demoAccounts: DemoAccount[] = [
  named("clerk", "Clara Stern", "clerk", "en", "nordhafen"),
  named("officer", "Owen Marsh", "officer", "en", "nordhafen"),
  named("administrator", "Ada Winter", "administrator", "en", "nordhafen"),
  named("controller", "Jonas Weber", "administrator", "en", "nordhafen"),
  named("principal", "Berta Brückner", "administrator", "en", "brueckner"),
  named("reseller", "Rosa Field", "reseller", "en", "brueckner"),
  named("newcomer", "Noah Lind", "newcomer", "en", "brueckner"),
  named("de", "Dora Brandt", "clerk", "de", "brueckner"),
  named("es", "Elena Soler", "clerk", "es", "nordhafen"),
  named("fr", "Fabien Morel", "clerk", "fr", "nordhafen"),
  named("it", "Ilaria Conti", "clerk", "it", "brueckner"),
  named("lt", "Lina Petraitė", "clerk", "lt", "nordhafen"),
  named("no", "Nora Dahl", "clerk", "no", "nordhafen"),
  named("pl", "Piotr Zając", "clerk", "pl", "brueckner"),
];

/** The id of a demo account, the `sub` of its tokens. */
export function demoAccountId(username: string): string {
  return `specimen|${username}`;
}

/**
 * Creates missing demo accounts. The password is the given one; without it, one is generated at the
 * first start and returned only then, since only its hash is stored. Later starts return
 * `undefined`; a given password replaces the former one.
 */
export async function ensureDemoAccounts(
  database: Database,
  givenPassword: string | undefined,
): Promise<string | undefined> {
  const ids = demoAccounts.map(({ username }) => demoAccountId(username));
  const present = await database
    .select({ id: accounts.id, passwordHash: accounts.passwordHash })
    .from(accounts)
    .where(inArray(accounts.id, ids));
  const isComplete = present.length === ids.length;
  if (isComplete && givenPassword === undefined) return undefined;
  // All accounts share one password, so one account is enough to compare.
  const first = present.find(({ id }) => id === ids[0]);
  if (isComplete && (await verifyPassword(givenPassword ?? "", first?.passwordHash))) {
    return givenPassword;
  }
  const password = givenPassword ?? makePassword();
  // One hash for all accounts: each costs time at the first start.
  const passwordHash = await hashPassword(password);
  await database.transaction(async (transaction) => {
    const rows = demoAccounts.map((account) => toRow(account, passwordHash));
    await transaction.insert(accounts).values(rows).onConflictDoNothing();
    await transaction.update(accounts).set({ passwordHash }).where(inArray(accounts.id, ids));
  });
  return password;
}

function named(
  username: string,
  nickname: string,
  role: AccountRole,
  defaultLanguage: Language,
  customerId: DemoAccount["customerId"],
): DemoAccount {
  return { username, nickname, role, defaultLanguage, customerId };
}

function toRow(account: DemoAccount, passwordHash: string): typeof accounts.$inferInsert {
  const { username, nickname, role, defaultLanguage, customerId } = account;
  return {
    id: demoAccountId(username),
    username,
    nickname,
    email: `${username}@${customerId}.example`,
    passwordHash,
    defaultLanguage,
    customerId,
    permissions: permissionsOfRole[role],
  };
}

/** Four groups of four unambiguous letters and digits: 78 bits. */
function makePassword(): string {
  const alphabet = "abcdefghjkmnpqrstuvwxyz23456789";
  const group = () =>
    Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join("");
  return Array.from({ length: 4 }, group).join("-");
}
