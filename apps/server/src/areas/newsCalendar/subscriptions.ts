import { createHash, randomBytes } from "node:crypto";
import type { CalendarSubscription, Language } from "@specimen/api/contract";
import { and, arrayContains, eq } from "drizzle-orm";
import { accounts } from "../../auth/tables.ts";
import type { Database } from "../../database/database.ts";
import { calendarSubscriptions } from "./tables.ts";

/** Whose entries a feed has, and which. */
export interface Subscriber {
  readonly accountId: string;
  readonly language: Language;
  readonly currencies: readonly string[];
}

/** The permission that is checked at every read of a feed. */
const permission = "dashboard:banknote_calendar:read";

const none: CalendarSubscription = {
  isActive: false,
  address: null,
  currencyISO: [],
  lang: null,
  createdAt: null,
  lastReadAt: null,
};

/** The state of an account's calendar address; the address itself is not stored. */
export async function readSubscription(
  database: Database,
  accountId: string,
): Promise<CalendarSubscription> {
  const [row] = await database
    .select()
    .from(calendarSubscriptions)
    .where(eq(calendarSubscriptions.accountId, accountId));
  if (row === undefined) return none;
  return {
    isActive: true,
    address: null,
    currencyISO: row.currencies,
    lang: row.language,
    createdAt: row.createdAt.toISOString(),
    lastReadAt: row.lastReadAt?.toISOString() ?? null,
  };
}

/** Replaces an account's address, which invalidates the former one; returns its token (256 bits). */
export async function makeSubscription(
  database: Database,
  { accountId, language, currencies }: Subscriber,
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const values = {
    tokenHash: hashOf(token),
    language,
    currencies: [...new Set(currencies)].sort(),
    createdAt: now,
    lastReadAt: null,
  };
  await database
    .insert(calendarSubscriptions)
    .values({ accountId, ...values })
    .onConflictDoUpdate({ target: calendarSubscriptions.accountId, set: values });
  return token;
}

/** Revokes an account's address. */
export async function revokeSubscription(database: Database, accountId: string): Promise<void> {
  await database
    .delete(calendarSubscriptions)
    .where(eq(calendarSubscriptions.accountId, accountId));
}

/** The subscriber of a token who still has the permission; records the time of the read. */
export async function subscriberOf(
  database: Database,
  token: string,
  now: Date,
): Promise<Subscriber | undefined> {
  const { accountId, language, currencies, tokenHash } = calendarSubscriptions;
  const [row] = await database
    .select({ accountId, language, currencies })
    .from(calendarSubscriptions)
    .innerJoin(accounts, eq(accounts.id, accountId))
    .where(and(eq(tokenHash, hashOf(token)), arrayContains(accounts.permissions, [permission])));
  if (row === undefined) return undefined;
  await database
    .update(calendarSubscriptions)
    .set({ lastReadAt: now })
    .where(eq(accountId, row.accountId));
  return row;
}

/** Tokens are long and random, so a hash without salt protects them. */
function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
