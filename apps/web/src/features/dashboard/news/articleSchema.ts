import { news } from "@specimen/api/contract";
import { urlSchema } from "../../../url/urlSchema.ts";

/** What narrows a list of articles, and its page; news and product updates take the same. */
export const articleSchema = urlSchema(news.list.query);

/** What a list of articles is asked. */
export type ArticleQuery = ReturnType<typeof articleSchema.read>;

/** The fields of the filter, as the form has them. */
export const articleFields = [
  "title",
  "activeDateFrom",
  "activeDateTo",
  "createdAtFrom",
  "createdAtTo",
] as const;
