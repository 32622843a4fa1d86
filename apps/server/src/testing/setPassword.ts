import { randomBytes, scryptSync } from "node:crypto";
import type { SQL } from "drizzle-orm";
import { accounts } from "../auth/tables.ts";
import type { Database } from "../database/database.ts";

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
  const salt = randomBytes(16);
  const key = scryptSync(password, salt, 32, cost).toString("base64url");
  const passwordHash = `scrypt$${cost.N}$${cost.r}$${cost.p}$${salt.toString("base64url")}$${key}`;
  await database.update(accounts).set({ passwordHash }).where(where);
}
