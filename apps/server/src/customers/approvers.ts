import type { Permission } from "@specimen/api/contract";
import { eq } from "drizzle-orm";
import { accounts } from "../auth/tables.ts";
import type { Database, Transaction } from "../database/database.ts";
import { type AnyRules, mayRead } from "./ruleSection.ts";

/** The permission to approve changes at all. */
const needed: Permission = "client_tool:access";

/** Counts the accounts of a customer that may approve the changes of a section. */
export async function readApprovers(
  database: Database | Transaction,
  customerId: string,
): Promise<(section: Pick<AnyRules, "permissions">) => number> {
  const rows = await database
    .select({ permissions: accounts.permissions })
    .from(accounts)
    .where(eq(accounts.customerId, customerId));
  const staff = rows.map(({ permissions }) => ({ permissions: new Set(permissions) }));
  const administrators = staff.filter(({ permissions }) => permissions.has(needed));
  return (section) => administrators.filter((each) => mayRead(each, section)).length;
}
