import type { Database } from "../database/database.ts";
import { ensureDemoCustomers } from "./ensureDemoCustomers.ts";
import { ensureDemoTrade } from "./ensureDemoTrade.ts";
import { ensureEditorial } from "./ensureEditorial.ts";

/** Writes the demo customers with their rules and texts where they are missing. */
export async function ensureDemo(database: Database, now: () => Date): Promise<void> {
  await ensureDemoCustomers(database, now);
  await ensureDemoTrade(database);
  await ensureEditorial(database);
}
