import { isNull } from "drizzle-orm";
import { articles } from "../areas/news/tables.ts";
import { calendarEntries } from "../areas/newsCalendar/tables.ts";
import type { TableRows } from "../catalogue/tableRows.ts";
import { revisionOf } from "../catalogue/revision.ts";
import { isAt, markAt } from "../catalogue/state.ts";
import { pdfCategories } from "../customers/tables.ts";
import type { Database, Transaction } from "../database/database.ts";
import { deadlineRows } from "./deadlineRows.ts";
import { demoCustomers } from "./demoCustomers.ts";
import { readEditorial } from "./editorialFacts.ts";
import { editorialRows } from "./editorialRows.ts";

/** Records the revision of what is written once; returns whether it has to be written. */
async function isDue(transaction: Transaction, name: string, revision: string): Promise<boolean> {
  if (await isAt(transaction, name, revision)) return false;
  await markAt(transaction, name, revision);
  return true;
}

/**
 * Writes the demo customers' news, PDFs, links and notes once, so that what they change later stays;
 * and brings the product's own news to this build.
 */
export async function ensureEditorial(database: Database): Promise<void> {
  await database.transaction(async (transaction) => {
    const unwritten: TableRows[] = [];
    let deadlines: ReturnType<typeof deadlineRows> | undefined;
    for (const { id } of demoCustomers) {
      if (!(await isDue(transaction, `editorial-${id}`, "written"))) continue;
      deadlines ??= deadlineRows(transaction);
      unwritten.push(...editorialRows(readEditorial(id), id, await deadlines));
    }
    if (await isDue(transaction, "editorial-product", revisionOf(/^demo\/editorial\/product/))) {
      await transaction.delete(articles).where(isNull(articles.customerId));
      await transaction.delete(calendarEntries).where(isNull(calendarEntries.customerId));
      await transaction.delete(pdfCategories).where(isNull(pdfCategories.customerId));
      unwritten.push(...editorialRows(readEditorial("product"), null, new Map()));
    }
    for (const [table, parts] of Map.groupBy(unwritten, ([each]) => each)) {
      const rows = parts.flatMap(([, values]) => values);
      if (rows.length > 0) await transaction.insert(table).values(rows);
    }
  });
}
