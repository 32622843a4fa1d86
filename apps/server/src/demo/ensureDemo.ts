import { sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { ensureDemoCustomers } from "./ensureDemoCustomers.ts";
import { ensureDemoDocuments } from "./ensureDemoDocuments.ts";
import { ensureDemoMetals } from "./ensureDemoMetals.ts";
import { ensureDemoRules } from "./ensureDemoRules.ts";
import { ensureDemoCheques, ensureDemoTrade } from "./ensureDemoTrade.ts";
import { ensureEditorial } from "./ensureEditorial.ts";

/** Key of the advisory lock under which one instance writes the demo and the others wait. */
const demoLock = 4104;

/** Inserts missing demo customers with their rules and texts. */
export async function ensureDemo(database: Database, now: () => Date): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${demoLock})`);
    await ensureDemoCustomers(transaction, now);
    await ensureDemoTrade(transaction);
    await ensureDemoMetals(transaction);
    await ensureDemoDocuments(transaction);
    await ensureDemoCheques(transaction);
    await ensureEditorial(transaction);
    await ensureDemoRules(transaction, now);
  });
}
