import { createHash, randomBytes } from "node:crypto";
import type { CalendarSubscription, Language } from "@specimen/api/contract";
import { and, arrayContains, eq } from "drizzle-orm";
import { accounts } from "../../auth/tables.ts";
import type { Database } from "../../database/database.ts";
import { calendarSubscriptions } from "./tables.ts";

/** What a calendar program is given. */
export interface Subscriber {
  readonly accountId: string;
  readonly language: Language;
  readonly currencies: readonly string[];
}

/** The permission an account must still have whenever its calendar is read. */
const permission = "dashboard:banknote_calendar:read";

const none: CalendarSubscription = {
  isActive: false,
  address: null,
  currencyISO: [],
  lang: null,
  createdAt: null,
  lastReadAt: null,
};

/** Whether an account has a calendar address; the address itself is not known to the server. */
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
    // Only languages of the contract are written.
    lang: row.language as Language,
    createdAt: row.createdAt.toISOString(),
    lastReadAt: row.lastReadAt?.toISOString() ?? null,
  };
}

/** Makes an account's address new, so that a former one ends; returns its token (256 bits). */
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

/** Ends an account's address. */
export async function revokeSubscription(database: Database, accountId: string): Promise<void> {
  await database
    .delete(calendarSubscriptions)
    .where(eq(calendarSubscriptions.accountId, accountId));
}

/** Whose calendar a token opens, while they may read it; notes that it was read. */
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
  return { ...row, language: row.language as Language };
}

/** Tokens are long and random, so one plain hash keeps them. */
function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
