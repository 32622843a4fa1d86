import * as z from "zod/mini";
import { operation } from "./operation.ts";
import { FullDate, Language, Page, Specimen } from "./primitives.ts";

/** News of the customer, or an update of the product. `text` is sanitised HTML, see richText. */
export const Article = z
  .object({
    id: z.string(),
    title: z.string(),
    text: z.string(),
    /** The language of title, text and PDF: the reader's, else English, else the customer's first. */
    lang: Language,
    images: z.array(Specimen),
    /** The customer's own pictures, after those of banknotes; addresses are valid for some hours. */
    pictures: z.array(
      z.object({
        id: z.string(),
        src: z.string(),
        alt: z.string(),
        width: z.int(),
        height: z.int(),
      }),
    ),
    createdAt: z.iso.datetime(),
    /** The day from which readers see it. */
    activeDate: FullDate,
    /** The instant from which readers see it: the later of createdAt and the start of activeDate. */
    publishedAt: z.iso.datetime(),
    /** Opens in a new tab without a token and stops working after some hours. */
    pdfUrl: z.nullable(z.string()),
    /** Published since the reader was last shown such articles. */
    isNew: z.boolean(),
  })
  .register(z.globalRegistry, { id: "Article" });
export type Article = z.infer<typeof Article>;

/** Newest first; `newCount` counts the new ones on every page. */
export const ArticlePage = z
  .object({ articles: z.array(Article), total: z.int(), newCount: z.int() })
  .register(z.globalRegistry, { id: "ArticlePage" });
export type ArticlePage = z.infer<typeof ArticlePage>;

/** Part of the title, whatever its case and accents, and days, the first and last included. */
const filter = z.object({
  title: z.optional(z.string().check(z.maxLength(200))),
  createdAtFrom: z.optional(FullDate),
  createdAtTo: z.optional(FullDate),
  activeDateFrom: z.optional(FullDate),
  activeDateTo: z.optional(FullDate),
  ...Page,
});
const byId = z.object({ id: z.string().check(z.maxLength(100)) });

/** Internal news of the customer (specification 7.8). */
export const news = {
  list: operation({
    method: "get",
    path: "/news",
    summary: "Internal news, newest first",
    access: ["dashboard:news:read"],
    query: filter,
    answer: ArticlePage,
  }),
  read: operation({
    method: "get",
    path: "/news/{id}",
    summary: "One internal news item",
    access: ["dashboard:news:read"],
    params: byId,
    answer: Article,
  }),
};

/** Product update news (specification 7.8). */
export const changelogs = {
  list: operation({
    method: "get",
    path: "/changelogs",
    summary: "Product updates, newest first",
    access: ["dashboard:news_and_update_information:read"],
    query: filter,
    answer: ArticlePage,
  }),
  read: operation({
    method: "get",
    path: "/changelogs/{id}",
    summary: "One product update",
    access: ["dashboard:news_and_update_information:read"],
    params: byId,
    answer: Article,
  }),
};
