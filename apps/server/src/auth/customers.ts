import type { Language } from "@specimen/api/contract";
import { eq } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { accounts, customers as customersTable, customerSettings } from "./tables.ts";

/** A customer with its settings. */
export interface Customer {
  readonly id: string;
  readonly name: string;
  readonly languages: Language[];
  readonly rulesRevision: number;
  /** When its rules change by themselves next; null where they do not. */
  readonly rulesDueAt: Date | null;
  readonly settings: typeof customerSettings.$inferSelect;
}

/** Customers by the account of a member of staff. */
export interface Customers {
  /** Synchronous when cached, else by a query; undefined for an unknown account. */
  ofAccount(accountId: string): Customer | undefined | Promise<Customer | undefined>;
  /** Empties the cache after this process has changed a customer's rules. */
  clear(): void;
}

/** How long a change by another instance on the same database may stay unnoticed, in ms. */
const maximalAge = 5_000;

/**
 * Customers of a database, cached for a few seconds so that most calls need no query. `applyDue`
 * brings the rules of a customer up to date before a call at or after `rulesDueAt` reads them.
 */
export function createCustomers(
  database: Database,
  now: () => Date,
  applyDue?: (customerId: string) => Promise<void>,
): Customers {
  const cached = new Map<string, { customer: Customer; readAt: number }>();

  const isDue = ({ rulesDueAt }: Customer) => rulesDueAt !== null && rulesDueAt <= now();

  async function read(accountId: string): Promise<Customer | undefined> {
    const found = await readOnce(accountId);
    if (found === undefined || applyDue === undefined || !isDue(found)) return found;
    await applyDue(found.id);
    return readOnce(accountId);
  }

  async function readOnce(accountId: string): Promise<Customer | undefined> {
    const [found] = await database
      .select({
        id: customersTable.id,
        name: customersTable.name,
        languages: customersTable.languages,
        rulesRevision: customersTable.rulesRevision,
        rulesDueAt: customersTable.rulesDueAt,
        settings: customerSettings,
      })
      .from(accounts)
      .innerJoin(customersTable, eq(customersTable.id, accounts.customerId))
      .innerJoin(customerSettings, eq(customerSettings.customerId, customersTable.id))
      .where(eq(accounts.id, accountId))
      .limit(1);
    if (found === undefined) return undefined;
    const customer = { ...found, languages: found.languages as Language[] };
    if (cached.size > 10_000) cached.clear();
    cached.set(accountId, { customer, readAt: now().getTime() });
    return customer;
  }

  return {
    ofAccount(accountId) {
      const entry = cached.get(accountId);
      // Absolute: a clock that is set back must not extend an entry's life.
      const isFresh = entry && Math.abs(now().getTime() - entry.readAt) < maximalAge;
      return isFresh && !isDue(entry.customer) ? entry.customer : read(accountId);
    },
    clear: () => cached.clear(),
  };
}
