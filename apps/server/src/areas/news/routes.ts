import {
  type Article,
  type ArticlePage,
  changelogs,
  type Language,
  type Lines,
  news,
} from "@specimen/api/contract";
import type { Caller } from "../../auth/authorize.ts";
import { createFileAddresses } from "../../customers/fileAddresses.ts";
import { createPdfLinks, type PdfLinks } from "../../customers/pdfLinks.ts";
import { newSince, readSeenArticles } from "../../customers/seenArticles.ts";
import { preference } from "../../http/bestLanguage.ts";
import type { Day } from "../../http/calendarDay.ts";
import { implement, type Input } from "../../http/implement.ts";
import { pageOf } from "../../http/page.ts";
import { notFound } from "../../http/problemError.ts";
import { sanitizeRichText } from "../../http/richText.ts";
import { type AppApi, type AppContext, readSpecimens } from "../defineArea.ts";
import { picturePath } from "./pictures.ts";
import {
  type ArticleReader,
  readArticleImages,
  readArticlePictures,
  readArticles,
} from "./queries.ts";

type Row = Awaited<ReturnType<ReturnType<typeof readArticles>["page"]>>[number];

type ListInput = Pick<Input<typeof news.list>, "query" | "user" | "language" | "today">;
type ReadInput = Pick<Input<typeof news.read>, "params" | "user" | "language" | "today">;

/** The calls on internal news and product updates (specification 7.8). */
export function newsRoutes(api: AppApi): void {
  const { context } = api;
  const pdfs = createPdfLinks(context);
  implement(api, news, handlersOf(context, pdfs, "news"));
  implement(api, changelogs, handlersOf(context, pdfs, "changelog"));
}

function handlersOf(context: AppContext, pdfs: PdfLinks, kind: ArticleReader["kind"]) {
  const { database, now } = context;
  const articlesFor = async (user: Caller, language: Language, today: Day) => {
    const { newsSeenAt, changelogsSeenAt } = await readSeenArticles(database, user.accountId);
    return readArticles(database, {
      kind,
      customerId: user.customer.id,
      languages: preference(language, user.customer.languages),
      today,
      newSince: newSince(kind === "news" ? newsSeenAt : changelogsSeenAt, now()),
    });
  };

  return {
    list: async ({ query, user, language, today }: ListInput): Promise<ArticlePage> => {
      const articles = await articlesFor(user, language, today);
      const rows = await articles.page(query, pageOf(query));
      return {
        articles: await toArticles({ context, pdfs }, rows, { user, language }),
        ...(await articles.counts(query)),
      };
    },

    read: async ({ params, user, language, today }: ReadInput): Promise<Article> => {
      const articles = await articlesFor(user, language, today);
      const rows = await articles.one(params.id);
      const [article] = await toArticles({ context, pdfs }, rows, { user, language });
      if (article === undefined) throw notFound("There is no such article");
      return article;
    },
  };
}

/** The articles with their pictures and PDFs, in the language of their reader. */
async function toArticles(
  { context, pdfs }: { context: AppContext; pdfs: PdfLinks },
  rows: readonly Row[],
  { user, language }: { user: Caller; language: Language },
): Promise<Article[]> {
  const ids = rows.map(({ id }) => id);
  const images = await readArticleImages(context.database, ids);
  const specimens = await readSpecimens(
    context,
    images.map(({ banknoteId }) => banknoteId),
  );
  const uploaded = await readArticlePictures(context.database, ids);
  const files = createFileAddresses(context.database, context.publicUrl, context.now);
  const sources = new Map<string, string>();
  for (const { id } of uploaded) sources.set(id, await files.addressOf(picturePath(id)));
  const addresses = await pdfs.addressesOf(
    rows.flatMap(({ pdfId }) => pdfId ?? []),
    preference(language, user.customer.languages),
  );
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    text: sanitizeRichText(row.text),
    lang: row.language,
    images: images.flatMap(({ articleId, banknoteId, side }) => {
      const show = articleId === row.id ? specimens.get(banknoteId) : undefined;
      return show === undefined ? [] : [show(side, language)];
    }),
    pictures: uploaded.flatMap(({ articleId, id, alt, width, height }) =>
      articleId === row.id
        ? [{ id, src: sources.get(id) ?? "", alt: wordsIn(alt, user, language), width, height }]
        : [],
    ),
    createdAt: row.createdAt.toISOString(),
    activeDate: row.activeDate,
    publishedAt: row.publishedAt.toISOString(),
    pdfUrl: (row.pdfId !== null && addresses.get(row.pdfId)) || null,
    isNew: row.isNew,
  }));
}

/** A description in the most preferred language it is written in. */
function wordsIn(alt: Lines, { customer }: Caller, language: Language): string {
  const order = preference(language, customer.languages);
  return order.map((each) => alt[each]).find(Boolean) ?? "";
}
