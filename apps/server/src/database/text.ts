import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** Whether a column has a text in it, regardless of case and accents; undefined for an empty text. */
export function containsText(column: SQLWrapper, text: string | undefined): SQL | undefined {
  const wanted = text?.trim() ?? "";
  return wanted === ""
    ? undefined
    : sql`position(unaccented(${wanted}) in unaccented(${column})) > 0`;
}
