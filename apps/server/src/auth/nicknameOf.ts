import { eq } from "drizzle-orm";
import type { Database, Transaction } from "../database/database.ts";
import { accounts } from "./tables.ts";

/** What an account is called where its work is recorded; its id where the account is gone. */
export async function nicknameOf(
  database: Database | Transaction,
  accountId: string,
): Promise<string> {
  const [found] = await database
    .select({ nickname: accounts.nickname })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  return found?.nickname ?? accountId;
}
