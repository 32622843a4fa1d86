import type { CustomerNoteIndex } from "@specimen/api/contract";
import { integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { customers } from "../../auth/tables.ts";
import { pdfCategories, pdfs } from "../../customers/tables.ts";

/** Links of a customer in the side navigation; a PDF link names its PDF. */
export const customerLinks = pgTable("customer_links", {
  id: text("id").primaryKey(),
  customerId: text("customer_id")
    .notNull()
    .references(() => customers.id, { onDelete: "cascade" }),
  position: integer("position").notNull(),
  type: text("type", { enum: ["link", "text", "pdf"] }).notNull(),
  pdfId: text("pdf_id").references(() => pdfs.id, { onDelete: "cascade" }),
});

/** Label of a link, and its address or sanitised HTML, in one language. */
export const customerLinkTexts = pgTable(
  "customer_link_texts",
  {
    linkId: text("link_id")
      .notNull()
      .references(() => customerLinks.id, { onDelete: "cascade" }),
    language: text("language").notNull(),
    label: text("label").notNull(),
    value: text("value").notNull(),
  },
  (table) => [primaryKey({ columns: [table.linkId, table.language] })],
);

/** A customer's words at fixed places of the product, by the indexes of specification 3. */
export const customerNotes = pgTable(
  "customer_notes",
  {
    customerId: text("customer_id")
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    index: integer("note_index").$type<CustomerNoteIndex>().notNull(),
    language: text("language").notNull(),
    label: text("label").notNull(),
    note: text("note").notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.index, table.language] })],
);

/** Name of a category of PDFs in one language. */
export const pdfCategoryNames = pgTable(
  "pdf_category_names",
  {
    categoryId: text("category_id")
      .notNull()
      .references(() => pdfCategories.id, { onDelete: "cascade" }),
    language: text("language").notNull(),
    name: text("name").notNull(),
  },
  (table) => [primaryKey({ columns: [table.categoryId, table.language] })],
);
