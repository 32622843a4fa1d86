import {
  type Article,
  type ArticlePage,
  changelogs,
  type Language,
  news,
} from "@specimen/api/contract";
import { eq } from "drizzle-orm";
import type { Caller } from "../authorize.ts";
import { createPdfLinks, type PdfLinks } from "../customers/pdfLinks.ts";
import { type Api, implement, type Input } from "../implement.ts";
import { notFound } from "../problemError.ts";
import { type ArticleReader, readArticleImages, readArticles } from "../queries/articles.ts";
import { sanitizeRichText } from "../richText.ts";
import { preference } from "../rules/bestLanguage.ts";
import type { Day } from "../rules/calendarDay.ts";
import { newSince } from "../rules/newArticles.ts";
import { preferences } from "../tables/currentUser.ts";
import type { World } from "../world.ts";
import { readShownNotes, specimenOf } from "./specimens.ts";


type Row = Awaited<ReturnType<ReturnType<typeof readArticles>["page"]>>[number];

type ListInput = Pick<Input<typeof news.list>, "query" | "user" | "language" | "today">;
type ReadInput = Pick<Input<typeof news.read>, "params" | "user" | "language" | "today">;

/** Mounts the calls on internal news and product updates (specification 7.8). */
export function newsRoutes(api: Api): void {
  const { world } = api;
  const pdfs = createPdfLinks(world);
  implement(api, news, handlersOf(world, pdfs, "news"));
  implement(api, changelogs, handlersOf(world, pdfs, "changelog"));
}

function handlersOf(world: World, pdfs: PdfLinks, kind: ArticleReader["kind"]) {
  const articlesFor = async (user: Caller, language: Language, today: Day) =>
    readArticles(world.database, {
      kind,
      customerId: user.customer.id,
      languages: preference(language, user.customer.languages),
      today,
      newSince: newSince(await seenAt(world, user, kind), world.now()),
    });

  return {
    list: async ({ query, user, language, today }: ListInput): Promise<ArticlePage> => {
      const { page, pageSize, ...filters } = query;
      const articles = await articlesFor(user, language, today);
      const rows = await articles.page(filters, { limit: pageSize, offset: (page - 1) * pageSize });
      return {
        articles: await toArticles(world, pdfs, rows, user, language),
        ...(await articles.counts(filters)),
      };
    },

    read: async ({ params, user, language, today }: ReadInput): Promise<Article> => {
      const articles = await articlesFor(user, language, today);
      const rows = await articles.one(params.id);
      const [article] = await toArticles(world, pdfs, rows, user, language);
      if (article === undefined) throw notFound("There is no such article");
      return article;
    },
  };
}

async function toArticles(
  world: World,
  pdfs: PdfLinks,
  rows: readonly Row[],
  user: Caller,
  language: Language,
): Promise<Article[]> {
  const images = await readArticleImages(
    world.database,
    rows.map(({ id }) => id),
  );
  const notes = await readShownNotes(world, images);
  const addresses = await pdfs.addressesOf(
    rows.flatMap(({ pdfId }) => pdfId ?? []),
    preference(language, user.customer.languages),
  );
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    text: sanitizeRichText(row.text),
    // The tables only hold languages of the contract; the answer is checked against it.
    lang: row.language as Language,
    images: images.flatMap(({ articleId, banknoteId, side }) => {
      const note = articleId === row.id ? notes.get(banknoteId) : undefined;
      return note === undefined ? [] : [specimenOf(world, note, side, language)];
    }),
    createdAt: row.createdAt.toISOString(),
    activeDate: row.activeDate,
    publishedAt: row.publishedAt.toISOString(),
    pdfUrl: (row.pdfId !== null && addresses.get(row.pdfId)) || null,
    isNew: row.isNew,
  }));
}

async function seenAt(
  { database }: World,
  { accountId }: Caller,
  kind: ArticleReader["kind"],
): Promise<Date | null> {
  const column = kind === "news" ? preferences.newsSeenAt : preferences.changelogsSeenAt;
  const [row] = await database
    .select({ at: column })
    .from(preferences)
    .where(eq(preferences.accountId, accountId));
  return row?.at ?? null;
}
