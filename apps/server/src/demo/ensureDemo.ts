import type { Database } from "../database/database.ts";
import { ensureDemoCustomers } from "./ensureDemoCustomers.ts";
import { ensureDemoDocuments } from "./ensureDemoDocuments.ts";
import { ensureDemoMetals } from "./ensureDemoMetals.ts";
import { ensureDemoRules } from "./ensureDemoRules.ts";
import { ensureDemoCheques, ensureDemoTrade } from "./ensureDemoTrade.ts";
import { ensureEditorial } from "./ensureEditorial.ts";

/** Inserts missing demo customers with their rules and texts. */
export async function ensureDemo(database: Database, now: () => Date): Promise<void> {
  await ensureDemoCustomers(database, now);
  await ensureDemoTrade(database);
  await ensureDemoMetals(database);
  await ensureDemoDocuments(database);
  await ensureDemoCheques(database);
  await ensureEditorial(database);
  await ensureDemoRules(database, now);
}
