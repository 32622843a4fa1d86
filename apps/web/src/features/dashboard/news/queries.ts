import { byId, defineQuery } from "@specimen/api/react";
import type { ArticleQuery } from "./articleSchema.ts";

/** Internal news of the customer, or updates of the product: the calls are alike. */
export type ArticleKind = "news" | "changelogs";

const page = (query: ArticleQuery) => ({ params: { query } });

/** A page of articles, newest first. */
export const articlesQueries = {
  news: defineQuery("/news", { init: page }),
  changelogs: defineQuery("/changelogs", { init: page }),
} as const satisfies Record<ArticleKind, unknown>;

/** One article. */
export const articleQueries = {
  news: defineQuery("/news/{id}", { init: byId }),
  changelogs: defineQuery("/changelogs/{id}", { init: byId }),
} as const satisfies Record<ArticleKind, unknown>;

/** The customer's PDFs, by category; their addresses last for hours. */
export const pdfsQuery = defineQuery("/pdfs");
