import type { Database } from "../database/database.ts";
import { ensureDemoCustomers } from "./ensureDemoCustomers.ts";
import { ensureDemoCheques, ensureDemoTrade } from "./ensureDemoTrade.ts";
import { ensureDemoMetals } from "./ensureDemoMetals.ts";
import { ensureDemoDocuments } from "./ensureDemoDocuments.ts";
import { ensureEditorial } from "./ensureEditorial.ts";

/** Inserts missing demo customers with their rules and texts. */
export async function ensureDemo(database: Database, now: () => Date): Promise<void> {
  await ensureDemoCustomers(database, now);
  await ensureDemoTrade(database);
  await ensureDemoCheques(database);
  await ensureDemoMetals(database);
  await ensureDemoDocuments(database);
  await ensureEditorial(database);
}
