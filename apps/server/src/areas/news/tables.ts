import type { Language, Lines, Side } from "@specimen/api/contract";
import { type SQL, sql } from "drizzle-orm";
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core";
import { customers } from "../../auth/tables.ts";
import { pdfs } from "../../customers/tables.ts";
import { bytes, instant } from "../../database/columns.ts";

/** News of a customer, and updates of the product, which belong to no customer. */
export const articles = pgTable(
  "articles",
  {
    id: text("id").primaryKey(),
    kind: text("kind", { enum: ["news", "changelog"] }).notNull(),
    customerId: text("customer_id").references(() => customers.id, { onDelete: "cascade" }),
    createdAt: instant("created_at").notNull().defaultNow(),
    activeDate: date("active_date", { mode: "string" }).notNull(),
    /** The last day on which readers see it; null without an end. */
    endDate: date("end_date", { mode: "string" }),
    /** A deleted article keeps its row, so that it can be restored. */
    isDeleted: boolean("is_deleted").notNull().default(false),
    /** When readers first see it; days begin at midnight UTC. */
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
    language: text("language").$type<Language>().notNull(),
    title: text("title").notNull(),
    text: text("text").notNull(),
  },
  (table) => [primaryKey({ columns: [table.articleId, table.language] })],
);

/** Pictures of an article: sides of records. */
export const articleImages = pgTable(
  "article_images",
  {
    articleId: text("article_id")
      .notNull()
      .references(() => articles.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    banknoteId: text("banknote_id").notNull(),
    side: text("side").$type<Side>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.articleId, table.position] })],
);

/** Pictures that customers uploaded, as WebP without metadata. */
export const pictures = pgTable("article_uploads", {
  id: text("id").primaryKey(),
  customerId: text("customer_id")
    .notNull()
    .references(() => customers.id, { onDelete: "cascade" }),
  width: integer("width").notNull(),
  height: integer("height").notNull(),
  content: bytes("content").notNull(),
});

/** Uploaded pictures of an article, with a description in each language. */
export const articlePictures = pgTable(
  "article_pictures",
  {
    articleId: text("article_id")
      .notNull()
      .references(() => articles.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    pictureId: text("picture_id")
      .notNull()
      .references(() => pictures.id, { onDelete: "cascade" }),
    alt: jsonb("alt").$type<Lines>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.articleId, table.position] })],
);
