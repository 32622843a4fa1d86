import { type SQL, sql } from "drizzle-orm";
import { date, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { customers } from "../../auth/tables.ts";
import { pdfs } from "../../customers/tables.ts";
import { instant } from "../../database/columns.ts";

/** News of a customer, and updates of the product, which belong to no customer. */
export const articles = pgTable(
  "articles",
  {
    id: text("id").primaryKey(),
    kind: text("kind", { enum: ["news", "changelog"] }).notNull(),
    customerId: text("customer_id").references(() => customers.id, { onDelete: "cascade" }),
    createdAt: instant("created_at").notNull().defaultNow(),
    activeDate: date("active_date", { mode: "string" }).notNull(),
    /** When readers first see it: days begin in UTC, as everywhere on this server. */
    publishedAt: instant("published_at")
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`greatest(created_at, (active_date::timestamp without time zone) at time zone 'UTC')`,
      ),
    pdfId: text("pdf_id").references(() => pdfs.id, { onDelete: "set null" }),
  },
  (table) => [index("articles_published_at").on(table.kind, table.customerId, table.publishedAt)],
);

/** Title and sanitised HTML of an article in one language. */
export const articleTexts = pgTable(
  "article_texts",
  {
    articleId: text("article_id")
      .notNull()
      .references(() => articles.id, { onDelete: "cascade" }),
    language: text("language").notNull(),
    title: text("title").notNull(),
    text: text("text").notNull(),
  },
  (table) => [primaryKey({ columns: [table.articleId, table.language] })],
);

/** Drawn notes beside an article. */
export const articleImages = pgTable(
  "article_images",
  {
    articleId: text("article_id")
      .notNull()
      .references(() => articles.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    banknoteId: text("banknote_id").notNull(),
    side: text("side", { enum: ["front", "back"] }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.articleId, table.position] })],
);
