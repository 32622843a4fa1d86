import { eq } from "drizzle-orm";
import type { Language } from "@specimen/api/contract";
import type { Database } from "../database/database.ts";
import { customers as customersTable, customerSettings } from "./tables.ts";
import { accounts } from "../identity/tables.ts";

/** A customer with what it has switched on. */
export interface Customer {
  readonly id: string;
  readonly name: string;
  readonly languages: Language[];
  readonly rulesRevision: number;
  readonly settings: typeof customerSettings.$inferSelect;
}

/** The houses, looked up by the account of a member of staff. */
export interface Customers {
  /** At once where it is known, else by a query; nothing when there is no such account. */
  ofAccount(accountId: string): Customer | undefined | Promise<Customer | undefined>;
  /** Forgets what is known, after a house's rules were changed here. */
  forget(): void;
}

/** How long a change made by another instance on the same database may go unseen, in ms. */
const freshFor = 5_000;

/** Houses on a database, kept for a few seconds so that most calls need no query. */
export function createCustomers(database: Database, now: () => Date): Customers {
  const known = new Map<string, { customer: Customer; readAt: number }>();

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
    if (known.size > 10_000) known.clear();
    known.set(accountId, { customer, readAt: now().getTime() });
    return customer;
  }

  return {
    ofAccount(accountId) {
      const entry = known.get(accountId);
      // A clock that was set back makes what is known no fresher.
      const isFresh = entry && Math.abs(now().getTime() - entry.readAt) < freshFor;
      return isFresh ? entry.customer : read(accountId);
    },
    forget: () => known.clear(),
  };
}
