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

/** A member of staff: the customer they work for, and which of their tokens are void. */
export interface Employee {
  readonly customer: Customer;
  /** When the sessions of the account were ended, all but one; null where they never were. */
  readonly sessionsEndedAt: Date | null;
  readonly keptSession: string | null;
}

/** Members of staff by their account. */
export interface Customers {
  /** Synchronous when cached, else by a query; undefined for an unknown account. */
  ofAccount(accountId: string): Employee | undefined | Promise<Employee | undefined>;
  /** Empties the cache after this process has changed a customer's rules or ended sessions. */
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
  const cached = new Map<string, { employee: Employee; readAt: number }>();

  const isDue = ({ customer: { rulesDueAt } }: Employee) =>
    rulesDueAt !== null && rulesDueAt <= now();

  async function read(accountId: string): Promise<Employee | undefined> {
    const found = await readOnce(accountId);
    if (found === undefined || applyDue === undefined || !isDue(found)) return found;
    await applyDue(found.customer.id);
    return readOnce(accountId);
  }

  async function readOnce(accountId: string): Promise<Employee | undefined> {
    const [found] = await database
      .select({
        id: customersTable.id,
        name: customersTable.name,
        languages: customersTable.languages,
        rulesRevision: customersTable.rulesRevision,
        rulesDueAt: customersTable.rulesDueAt,
        settings: customerSettings,
        sessionsEndedAt: accounts.sessionsEndedAt,
        keptSession: accounts.keptSession,
      })
      .from(accounts)
      .innerJoin(customersTable, eq(customersTable.id, accounts.customerId))
      .innerJoin(customerSettings, eq(customerSettings.customerId, customersTable.id))
      .where(eq(accounts.id, accountId))
      .limit(1);
    if (found === undefined) return undefined;
    const { sessionsEndedAt, keptSession, ...customer } = found;
    const employee = {
      customer: { ...customer, languages: customer.languages as Language[] },
      sessionsEndedAt,
      keptSession,
    };
    if (cached.size > 10_000) cached.clear();
    cached.set(accountId, { employee, readAt: now().getTime() });
    return employee;
  }

  return {
    ofAccount(accountId) {
      const entry = cached.get(accountId);
      // Absolute: a clock that is set back must not extend an entry's life.
      const isFresh = entry && Math.abs(now().getTime() - entry.readAt) < maximalAge;
      return isFresh && !isDue(entry.employee) ? entry.employee : read(accountId);
    },
    clear: () => cached.clear(),
  };
}
