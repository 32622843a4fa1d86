import { ColumnHeadings, ColumnHeadingsRule } from "@specimen/api/contract";
import { eq } from "drizzle-orm";
import * as z from "zod/mini";
import { headingRules } from "../../../customers/headingRules.ts";
import type { RulesOf } from "../../../customers/ruleSection.ts";
import { columnHeadings } from "../tables.ts";

/** The customers' titles of the columns of banknotes. */
export const columnHeadingRules: RulesOf<ColumnHeadingsRule> = headingRules({
  name: "columnHeadings",
  permissions: [
    "client_tool:access",
    "client_tool_banknotes:access",
    "client_tool_banknotes:column_headings:read",
  ],
  value: ColumnHeadingsRule,
  columns: z.keyof(ColumnHeadings).options,
  readRows: (database, customerId) =>
    database.select().from(columnHeadings).where(eq(columnHeadings.customerId, customerId)),
  async replaceRows(transaction, customerId, rows) {
    await transaction.delete(columnHeadings).where(eq(columnHeadings.customerId, customerId));
    const own = rows.map((row) => ({ customerId, ...row }));
    if (own.length > 0) await transaction.insert(columnHeadings).values(own);
  },
});
