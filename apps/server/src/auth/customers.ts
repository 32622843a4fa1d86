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
  readonly settings: typeof customerSettings.$inferSelect;
}

/** The customers, looked up by the account of a member of staff. */
export interface Customers {
  /** Synchronous when cached, else by a query; undefined when there is no such account. */
  ofAccount(accountId: string): Customer | undefined | Promise<Customer | undefined>;
  /** Empties the cache, after a customer's rules were changed by this process. */
  forget(): void;
}

/** How long a change made by another instance on the same database may go unseen, in ms. */
const maximalAge = 5_000;

/** Customers of a database, cached for a few seconds so that most calls need no query. */
export function createCustomers(database: Database, now: () => Date): Customers {
  const cached = new Map<string, { customer: Customer; readAt: number }>();

  async function read(accountId: string): Promise<Customer | undefined> {
    const [found] = await database
      .select({
        id: customersTable.id,
        name: customersTable.name,
        languages: customersTable.languages,
        rulesRevision: customersTable.rulesRevision,
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
      // A clock that was set back does not make an entry younger.
      const isFresh = entry && Math.abs(now().getTime() - entry.readAt) < maximalAge;
      return isFresh ? entry.customer : read(accountId);
    },
    forget: () => cached.clear(),
  };
}
