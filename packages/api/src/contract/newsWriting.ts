import * as z from "zod/mini";
import { Side } from "./banknoteParts.ts";
import { operation } from "./operation.ts";
import { FullDate, Page, Specimen } from "./primitives.ts";
import { ChangeOptions, changeOptions, ChangeOutcome, RuleWritten } from "./clientToolWriting.ts";
import {
  inEachLanguage,
  inSomeLanguage,
  Lines,
  notBlank,
  textLimit,
  textsBodyLimit,
} from "./texts.ts";

/** Title and text of an article in one language; the text is sanitised HTML. */
const ArticleText = z.object({
  title: z.string().check(z.minLength(1), z.maxLength(200), notBlank),
  text: z.string().check(z.maxLength(textLimit)),
});

/** An uploaded picture of an article, described in words for those who cannot see it. */
const PictureRule = z.object({ id: z.string().check(z.maxLength(100)), alt: Lines });

/** An internal news item as it is written. */
export const ArticleRule = z
  .object({
    texts: z
      .object(inEachLanguage(z.optional(ArticleText)))
      .check(inSomeLanguage<z.infer<typeof ArticleText>>(() => true, "title")),
    /** The first day on which clerks see it. */
    activeDate: FullDate,
    /** The last day on which clerks see it; null without an end. */
    endDate: z.nullable(FullDate),
    /** Sides of banknotes, drawn by the product. */
    specimens: z
      .array(z.object({ banknoteId: z.string().check(z.maxLength(100)), side: Side }))
      .check(z.maxLength(20)),
    pictures: z.array(PictureRule).check(z.maxLength(20)),
    /** A PDF of the customer. */
    pdfId: z.nullable(z.string().check(z.maxLength(100))),
  })
  .register(z.globalRegistry, { id: "ArticleRule" });
export type ArticleRule = z.infer<typeof ArticleRule>;

/** A news item in every language, with what its form shows. */
export const ArticleAllLanguages = z
  .object({
    id: z.string(),
    version: z.string(),
    createdAt: z.iso.datetime(),
    /** Whether clerks see it, will see it or have seen it; `waiting` for a second administrator. */
    state: z.enum(["planned", "live", "ended", "waiting"]),
    article: ArticleRule,
    /** Pictures of `article.specimens`, in their order, for the reader's language. */
    specimens: z.array(Specimen),
    /** Addresses of `article.pictures`, in their order; they stop working after some hours. */
    pictures: z.array(z.object({ id: z.string(), src: z.string() })),
    pdfUrl: z.nullable(z.string()),
    /** The change that waits or is scheduled, newest first. */
    pending: z.array(z.object({ changeId: z.string(), status: ChangeOutcome })),
  })
  .register(z.globalRegistry, { id: "ArticleAllLanguages" });
export type ArticleAllLanguages = z.infer<typeof ArticleAllLanguages>;

const access = ["client_tool:access", "client_tool_general:internal_news:read"] as const;
const byId = z.object({ id: z.string().check(z.maxLength(100)) });

/** The writing calls on internal news (specification 7.8). */
export const newsWriting = {
  list: operation({
    method: "get",
    path: "/news/all-languages",
    summary: "Internal news in every language, also planned and ended ones, newest first",
    access,
    query: z.object({
      title: z.optional(z.string().check(z.maxLength(200))),
      createdAtFrom: z.optional(FullDate),
      createdAtTo: z.optional(FullDate),
      activeDateFrom: z.optional(FullDate),
      activeDateTo: z.optional(FullDate),
      ...Page,
    }),
    answer: z.object({ articles: z.array(ArticleAllLanguages), total: z.int() }),
  }),
  read: operation({
    method: "get",
    path: "/news/{id}/all-languages",
    summary: "One internal news item in every language",
    access,
    params: byId,
    versioned: true,
    answer: ArticleAllLanguages,
  }),
  create: operation({
    method: "post",
    path: "/news",
    summary: "Write an internal news item",
    access,
    query: ChangeOptions,
    body: ArticleRule,
    bodyLimit: textsBodyLimit,
    answer: RuleWritten,
  }),
  change: operation({
    method: "patch",
    path: "/news/{id}",
    summary: "Change the given members of an internal news item",
    access,
    params: byId,
    query: ChangeOptions,
    body: z.partial(ArticleRule),
    bodyLimit: textsBodyLimit,
    ifMatch: true,
    answer: RuleWritten,
  }),
  remove: operation({
    method: "delete",
    path: "/news/{id}",
    summary: "Delete an internal news item; taking the change back restores it",
    access,
    params: byId,
    query: z.object(changeOptions),
    ifMatch: true,
    answer: RuleWritten,
  }),
  pictures: operation({
    method: "get",
    path: "/client-tool/news-pictures",
    summary: "Addresses of pictures by their ids; those of others are left out",
    access,
    query: z.object({
      /** Up to 20 ids, joined by commas. */
      ids: z._default(z.string().check(z.maxLength(1000)), ""),
    }),
    answer: z.array(z.object({ id: z.string(), src: z.string() })),
  }),
  addPicture: operation({
    method: "post",
    path: "/client-tool/news-pictures",
    summary: "Make an upload a picture for news: without metadata, at most 2000 pixels wide",
    access,
    body: z.object({ uploadId: z.string().check(z.maxLength(100)) }),
    answer: z.object({ id: z.string(), src: z.string(), width: z.int(), height: z.int() }),
  }),
};
