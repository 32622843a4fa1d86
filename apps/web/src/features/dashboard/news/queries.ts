import { useQuery } from "@specimen/api/react";
import type { ArticleQuery } from "./articleSchema.ts";

/** Internal news of the customer, or updates of the product: the calls are alike. */
export type ArticleKind = "news" | "changelogs";

const lists = { news: "/news", changelogs: "/changelogs" } as const;
const single = { news: "/news/{id}", changelogs: "/changelogs/{id}" } as const;

/** A page of articles, newest first. */
export const useArticles = (kind: ArticleKind, query: ArticleQuery) =>
  useQuery(lists[kind], { params: { query } });

/** One article. */
export const useArticle = (kind: ArticleKind, id: string) =>
  useQuery(single[kind], { params: { path: { id } } });

/** The customer's PDFs, by category; their addresses last for hours. */
export const usePdfs = () => useQuery("/pdfs");
