import type { Language } from "@specimen/api/contract";
import { asc, eq } from "drizzle-orm";
import type { Database } from "../../database/database.ts";
import { bestOf } from "../../http/bestLanguage.ts";
import { customerLinks, customerLinkTexts, customerNotes } from "./tables.ts";

/** A customer's links in their order, each in its best language. */
export async function readCustomerLinks(
  database: Database,
  customerId: string,
  order: readonly Language[],
) {
  const rows = await database
    .select({
      id: customerLinks.id,
      type: customerLinks.type,
      pdfId: customerLinks.pdfId,
      language: customerLinkTexts.language,
      label: customerLinkTexts.label,
      value: customerLinkTexts.value,
    })
    .from(customerLinks)
    .innerJoin(customerLinkTexts, eq(customerLinkTexts.linkId, customerLinks.id))
    .where(eq(customerLinks.customerId, customerId))
    .orderBy(asc(customerLinks.position), asc(customerLinks.id));
  return best(rows, ({ id }) => id, order);
}

/** A customer's notes by index, each in its best language. */
export async function readCustomerNotes(
  database: Database,
  customerId: string,
  order: readonly Language[],
) {
  const { index, language, label, note } = customerNotes;
  const rows = await database
    .select({ index, language, label, note })
    .from(customerNotes)
    .where(eq(customerNotes.customerId, customerId))
    .orderBy(asc(index));
  return best(rows, (row) => row.index, order);
}

function best<T extends { readonly language: string }, K>(
  rows: readonly T[],
  keyOf: (row: T) => K,
  order: readonly Language[],
): (Omit<T, "language"> & { readonly lang: Language })[] {
  return [...Map.groupBy(rows, keyOf).values()].flatMap((own) => {
    const found = bestOf(own, order);
    if (found === undefined) return [];
    const { language, ...row } = found;
    return [{ ...row, lang: language }];
  });
}
