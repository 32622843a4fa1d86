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
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from "drizzle-orm";
import type * as z from "zod/mini";
import type { Database } from "../../database/database.ts";
import { containsText } from "../../database/text.ts";
import type { Day } from "../../http/calendarDay.ts";
import { articleImages, articlePictures, articles, articleTexts, pictures } from "./tables.ts";

/** Which articles are read, and for which reader. */
export interface ArticleReader {
  readonly kind: "news" | "changelog";
  readonly customerId: string;
  /** By preference; an article is read in the first of them that it is written in. */
  readonly languages: readonly Language[];
  readonly today: Day;
  /** Articles published after this instant are new to the reader. */
  readonly newSince: Date;
}

/** Filters of specification 3: part of the title, first and last days. */
export type ArticleFilters = z.infer<typeof news.list.query>;

/** Articles that are published, newest first, each in the preferred language. */
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

/** Uploaded pictures of articles in their order. */
export async function readArticlePictures(database: Database, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return database
    .select({
      articleId: articlePictures.articleId,
      id: pictures.id,
      alt: articlePictures.alt,
      width: pictures.width,
      height: pictures.height,
    })
    .from(articlePictures)
    .innerJoin(pictures, eq(pictures.id, articlePictures.pictureId))
    .where(inArray(articlePictures.articleId, [...ids]))
    .orderBy(asc(articlePictures.articleId), asc(articlePictures.position));
}

/** News belong to a customer, product updates to none; only those on whose days it is are read. */
function isReadable({ kind, customerId, today }: ArticleReader): SQL | undefined {
  const { customerId: owner } = articles;
  const isOwn = kind === "news" ? eq(owner, customerId) : isNull(owner);
  const hasNotEnded = or(isNull(articles.endDate), gte(articles.endDate, today));
  const isShown = and(lte(articles.activeDate, today), hasNotEnded);
  return and(eq(articles.kind, kind), isOwn, eq(articles.isDeleted, false), isShown);
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
