import {
  customType,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import type { Sheet } from "./sheet.ts";
import { customers } from "../auth/tables.ts";

const bytes = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });

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
    index: integer("note_index").$type<1 | 3 | 4 | 5 | 6 | 7>().notNull(),
    language: text("language").notNull(),
    label: text("label").notNull(),
    note: text("note").notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.index, table.language] })],
);

/** Categories of PDFs; those without a customer are the product's. */
export const pdfCategories = pgTable("pdf_categories", {
  id: text("id").primaryKey(),
  customerId: text("customer_id").references(() => customers.id, { onDelete: "cascade" }),
  position: integer("position").notNull(),
});

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

/** PDFs belong to the customer of their category. */
export const pdfs = pgTable("pdfs", {
  id: text("id").primaryKey(),
  categoryId: text("category_id")
    .notNull()
    .references(() => pdfCategories.id, { onDelete: "cascade" }),
  createdAt: timestamp("created_at", { withTimezone: true, mode: "date" }).notNull().defaultNow(),
});

/** A PDF in one language: its bytes, or the sheet they are made from when first asked for. */
export const pdfFiles = pgTable(
  "pdf_files",
  {
    pdfId: text("pdf_id")
      .notNull()
      .references(() => pdfs.id, { onDelete: "cascade" }),
    language: text("language").notNull(),
    title: text("title").notNull(),
    sheet: jsonb("sheet").$type<Sheet>(),
    content: bytes("content"),
  },
  (table) => [primaryKey({ columns: [table.pdfId, table.language] })],
);

/** Keys this server signs addresses with, made at the first use. */
export const addressKeys = pgTable("address_keys", {
  purpose: text("purpose").primaryKey(),
  key: text("key").notNull(),
});
