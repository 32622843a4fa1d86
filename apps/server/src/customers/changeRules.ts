import { eq, sql } from "drizzle-orm";
import type { Customers } from "../auth/customers.ts";
import { customers } from "../auth/tables.ts";
import type { Database, Transaction } from "../database/database.ts";

/**
 * Changes a customer's own rules in one transaction and raises their revision, so that no cached
 * answer made from the former rules is given again.
 */
export async function changeRules(
  app: { readonly database: Database; readonly customers: Customers },
  customerId: string,
  change: (transaction: Transaction) => Promise<void>,
): Promise<void> {
  await app.database.transaction(async (transaction) => {
    await change(transaction);
    await transaction
      .update(customers)
      .set({ rulesRevision: sql`${customers.rulesRevision} + 1` })
      .where(eq(customers.id, customerId));
  });
  app.customers.forget();
}
