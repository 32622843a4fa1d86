import { DocumentColumnHeadings, DocumentHeadingsRule } from "@specimen/api/contract";
import { eq } from "drizzle-orm";
import * as z from "zod/mini";
import { headingRules } from "../../customers/headingRules.ts";
import type { RulesOf } from "../../customers/ruleSection.ts";
import { documentHeadings } from "./tables.ts";

/** The customers' titles of the columns of identity documents. */
export const documentHeadingRules: RulesOf<DocumentHeadingsRule> = headingRules({
  name: "documentHeadings",
  permissions: [
    "client_tool:access",
    "client_tool_identity_documents:access",
    "client_tool_identity_documents:document_info:read",
  ],
  value: DocumentHeadingsRule,
  columns: z.keyof(DocumentColumnHeadings).options,
  readRows: (database, customerId) =>
    database.select().from(documentHeadings).where(eq(documentHeadings.customerId, customerId)),
  async replaceRows(transaction, customerId, rows) {
    await transaction.delete(documentHeadings).where(eq(documentHeadings.customerId, customerId));
    const own = rows.map((row) => ({ customerId, ...row }));
    if (own.length > 0) await transaction.insert(documentHeadings).values(own);
  },
});
