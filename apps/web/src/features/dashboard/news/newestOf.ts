import type { Article } from "@specimen/api/contract";

/** When the newest article was published, an ISO 8601 instant; null where none of them is new. */
export function newestOf(
  articles: readonly Pick<Article, "publishedAt" | "isNew">[],
): string | null {
  if (!articles.some(({ isNew }) => isNew)) return null;
  return articles
    .map(({ publishedAt }) => publishedAt)
    .reduce((newest, each) => (Date.parse(each) > Date.parse(newest) ? each : newest));
}
