import type { SQL } from "drizzle-orm";
import { accounts } from "../auth/tables.ts";
import type { Database } from "../database/database.ts";
import { hashPassword } from "../identity/password.ts";

/** The least that scrypt takes: a hash has its cost in itself, and is checked at that cost. */
const cost = { N: 2, r: 1, p: 1 };

/**
 * Stores a password at the least cost, for tests that sign in again and again and do not test the
 * hash itself; without a condition it is that of every account.
 */
export async function setPassword(
  database: Database,
  password: string,
  where?: SQL,
): Promise<void> {
  const passwordHash = await hashPassword(password, cost);
  await database.update(accounts).set({ passwordHash }).where(where);
}
