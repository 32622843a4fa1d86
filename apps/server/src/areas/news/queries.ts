import type { Language, news } from "@specimen/api/contract";
import {
  and,
  asc,
  desc,
  eq,
  gte,
  inArray,
  isNull,
  lte,
  type SQL,
  type SQLWrapper,
  sql,
} from "drizzle-orm";
import type * as z from "zod/mini";
import type { Database } from "../../database/database.ts";
import { containsText } from "../../database/text.ts";
import type { Day } from "../../http/calendarDay.ts";
import { articleImages, articles, articleTexts } from "./tables.ts";

/** Whose articles are read, and for whom. */
export interface ArticleReader {
  readonly kind: "news" | "changelog";
  readonly customerId: string;
  /** Best first; an article is shown in the first in which it is written. */
  readonly languages: readonly Language[];
  readonly today: Day;
  /** After this instant an article is new to the reader. */
  readonly newSince: Date;
}

/** Filters of specification 3: part of the title, first and last days. */
export type ArticleFilters = z.infer<typeof news.list.query>;

/** Articles readers may see, newest first, each in its best language. */
export function readArticles(database: Database, reader: ArticleReader) {
  const shown = bestTexts(database, reader.languages);
  const isNew = sql<boolean>`${articles.publishedAt} > ${reader.newSince.toISOString()}`;
  const select = (where: SQL | undefined) =>
    database
      .select({
        id: articles.id,
        createdAt: articles.createdAt,
        activeDate: articles.activeDate,
        publishedAt: articles.publishedAt,
        pdfId: articles.pdfId,
        language: shown.language,
        title: shown.title,
        text: shown.text,
        isNew,
      })
      .from(articles)
      .innerJoin(shown, eq(shown.articleId, articles.id))
      .where(and(isReadable(reader), where))
      .orderBy(desc(articles.publishedAt), asc(articles.id));

  return {
    page: (filters: ArticleFilters, page: { limit: number; offset: number }) =>
      select(matches(filters, shown.title)).limit(page.limit).offset(page.offset),

    async counts(filters: ArticleFilters) {
      const [counted] = await database
        .select({
          total: sql<number>`count(*)::int`,
          newCount: sql<number>`(count(*) filter (where ${isNew}))::int`,
        })
        .from(articles)
        .innerJoin(shown, eq(shown.articleId, articles.id))
        .where(and(isReadable(reader), matches(filters, shown.title)));
      return counted ?? { total: 0, newCount: 0 };
    },

    one: (id: string) => select(eq(articles.id, id)),
  };
}

/** Pictures of articles in their order. */
export async function readArticleImages(database: Database, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return database
    .select()
    .from(articleImages)
    .where(inArray(articleImages.articleId, [...ids]))
    .orderBy(asc(articleImages.articleId), asc(articleImages.position));
}

/** News belong to a customer; updates of the product to none. What is not active yet is not read. */
function isReadable({ kind, customerId, today }: ArticleReader): SQL | undefined {
  const { customerId: owner } = articles;
  const isOwn = kind === "news" ? eq(owner, customerId) : isNull(owner);
  return and(eq(articles.kind, kind), isOwn, lte(articles.activeDate, today));
}

function matches(filters: ArticleFilters, title: SQLWrapper) {
  const createdDay = sql<string>`(${articles.createdAt} at time zone 'UTC')::date`;
  const { activeDate } = articles;
  return and(
    containsText(title, filters.title),
    filters.createdAtFrom === undefined ? undefined : gte(createdDay, filters.createdAtFrom),
    filters.createdAtTo === undefined ? undefined : lte(createdDay, filters.createdAtTo),
    filters.activeDateFrom === undefined ? undefined : gte(activeDate, filters.activeDateFrom),
    filters.activeDateTo === undefined ? undefined : lte(activeDate, filters.activeDateTo),
  );
}

function bestTexts(database: Database, order: readonly Language[]) {
  const rank = sql`array_position(string_to_array(${order.join(",")}, ','), ${articleTexts.language})`;
  return database
    .selectDistinctOn([articleTexts.articleId])
    .from(articleTexts)
    .orderBy(asc(articleTexts.articleId), sql`${rank} nulls last`, asc(articleTexts.language))
    .as("shown");
}
