import { isNull } from "drizzle-orm";
import { revisionOf } from "../catalogue/revision.ts";
import type { Database } from "../database/database.ts";
import { pdfCategories } from "../customers/tables.ts";
import { articles } from "../areas/news/tables.ts";
import { calendarEntries } from "../areas/newsCalendar/tables.ts";
import { deadlineRows } from "./deadlineRows.ts";
import { demoCustomers } from "./demoCustomers.ts";
import { mark } from "./mark.ts";
import { readEditorial } from "./editorialFacts.ts";
import { editorialRows, type TableRows } from "./editorialRows.ts";

/**
 * Writes the demo houses' news, PDFs, links and notes once, so that what they change later stays;
 * and brings the product's own news to this build.
 */
export async function ensureEditorial(database: Database): Promise<void> {
  await database.transaction(async (transaction) => {
    const unwritten: TableRows[] = [];
    let deadlines: ReturnType<typeof deadlineRows> | undefined;
    for (const { id } of demoCustomers) {
      if (!(await mark(transaction, `editorial-${id}`, "written"))) continue;
      deadlines ??= deadlineRows(transaction);
      unwritten.push(...editorialRows(readEditorial(id), id, await deadlines));
    }
    const revision = revisionOf("demo/editorial/product.json");
    if (await mark(transaction, "editorial-product", revision)) {
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
