import { randomUUID } from "node:crypto";
import {
  type ArticleAllLanguages,
  ArticleRule,
  type Language,
  newsWriting,
} from "@specimen/api/contract";
import { and, eq, inArray } from "drizzle-orm";
import type { Caller } from "../../auth/authorize.ts";
import { createFileAddresses } from "../../customers/fileAddresses.ts";
import { createPdfLinks } from "../../customers/pdfLinks.ts";
import { type PendingRule, readPending } from "../../customers/pendingRules.ts";
import { createUploads } from "../../customers/uploads.ts";
import { preference } from "../../http/bestLanguage.ts";
import { type Day, dayOf } from "../../http/calendarDay.ts";
import { implement, type Input } from "../../http/implement.ts";
import { pageOf } from "../../http/page.ts";
import { notFound } from "../../http/problemError.ts";
import { type AppApi, readSpecimens } from "../defineArea.ts";
import { picturePath, storePicture } from "./pictures.ts";
import { articles, pictures } from "./tables.ts";

type Filter = Input<typeof newsWriting.list>["query"];

/** A news item with what is not part of its rule. */
interface Written {
  readonly id: string;
  readonly article: ArticleRule;
  readonly createdAt: Date;
  /** Whether it waits or is scheduled as a whole, so that clerks have never seen it. */
  readonly isNew: boolean;
  readonly pending: PendingRule | undefined;
}

/** The writing calls on internal news (specification 7.8). */
export function newsWritingRoutes(api: AppApi): void {
  const { context } = api;
  const { database, rules, now, publicUrl } = context;
  const pdfs = createPdfLinks(context);
  const files = createFileAddresses(database, publicUrl, now);
  const uploads = createUploads(database, now);
  const section = rules.sectionOf("news");

  /** All news of a customer or the one that is named, newest first, those that wait included. */
  async function readWritten(customerId: string, only?: string): Promise<Written[]> {
    const own = await section.read(database, customerId, only === undefined ? only : [only]);
    const isOwn = and(
      eq(articles.customerId, customerId),
      eq(articles.kind, "news"),
      only === undefined ? undefined : eq(articles.id, only),
    );
    const made = await database
      .select({ id: articles.id, createdAt: articles.createdAt })
      .from(articles)
      .where(isOwn);
    const createdAt = new Map(made.map((row) => [row.id, row.createdAt]));
    const pending = await readPending(database, customerId, "news", now());
    const written = [...own].map(([id, rule]) => ({
      id,
      article: ArticleRule.parse(rule),
      createdAt: createdAt.get(id) ?? now(),
      isNew: false,
      pending: pending.get(id),
    }));
    const proposed = [...pending].flatMap(([id, rule]) =>
      own.has(id) || rule.after === null || (only !== undefined && id !== only)
        ? []
        : [
            {
              id,
              article: ArticleRule.parse(rule.after),
              createdAt: createdAt.get(id) ?? new Date(rule.effectiveFrom),
              isNew: true,
              pending: rule,
            },
          ],
    );
    return [...written, ...proposed].toSorted(
      (a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? -1 : 1),
    );
  }

  async function toAnswer(
    written: Written,
    user: Caller,
    language: Language,
    today: Day,
  ): Promise<ArticleAllLanguages> {
    const { id, article, createdAt, pending } = written;
    const shown = await readSpecimens(
      context,
      article.specimens.map(({ banknoteId }) => banknoteId),
    );
    const pdf = article.pdfId === null ? [] : [article.pdfId];
    const links = await pdfs.addressesOf(pdf, preference(language, user.customer.languages));
    const addresses = [];
    for (const { id: pictureId } of article.pictures) {
      addresses.push({ id: pictureId, src: await files.addressOf(picturePath(pictureId)) });
    }
    return {
      id,
      version: String(user.customer.rulesRevision),
      createdAt: createdAt.toISOString(),
      state: stateOf(written, today),
      article,
      specimens: article.specimens.flatMap(
        ({ banknoteId, side }) => shown.get(banknoteId)?.(side, language) ?? [],
      ),
      pictures: addresses,
      pdfUrl: links.get(article.pdfId ?? "") ?? null,
      pending:
        pending === undefined ? [] : [{ changeId: pending.changeId, status: pending.status }],
    };
  }

  async function one(id: string, customerId: string): Promise<Written> {
    const [found] = await readWritten(customerId, id);
    if (found === undefined) throw notFound("There is no such article");
    return found;
  }

  implement(api, newsWriting, {
    list: async ({ query, user, language, today }) => {
      const all = await readWritten(user.customer.id);
      const found = all.filter((each) => isWanted(each, query));
      const { limit, offset } = pageOf(query);
      const page = found.slice(offset, offset + limit);
      return {
        articles: await Promise.all(page.map((each) => toAnswer(each, user, language, today))),
        total: found.length,
      };
    },

    read: async ({ params, user, language, today }) =>
      toAnswer(await one(params.id, user.customer.id), user, language, today),

    create: ({ query, body, user }) =>
      rules.change(user, {
        section: "news",
        rules: new Map([[randomUUID(), body]]),
        version: undefined,
        options: query,
      }),

    change: async ({ params, query, body, user, version }) => {
      const { article } = await one(params.id, user.customer.id);
      return rules.change(user, {
        section: "news",
        rules: new Map([[params.id, { ...article, ...body }]]),
        version,
        options: query,
      });
    },

    remove: async ({ params, query, user, version }) => {
      await one(params.id, user.customer.id);
      const removed = new Map([[params.id, null]]);
      return rules.change(user, { section: "news", rules: removed, version, options: query });
    },

    pictures: async ({ query, user }) => {
      const wanted = query.ids.split(",").slice(0, 20);
      const rows = await database
        .select({ id: pictures.id })
        .from(pictures)
        .where(and(eq(pictures.customerId, user.customer.id), inArray(pictures.id, wanted)));
      return Promise.all(
        rows.map(async ({ id }) => ({ id, src: await files.addressOf(picturePath(id)) })),
      );
    },

    addPicture: async ({ body, user }) => {
      const content = await uploads.contentOf(user.accountId, body.uploadId, "picture");
      const { id, width, height } = await storePicture(database, user.customer.id, content);
      await uploads.cancel(user.accountId, body.uploadId);
      return { id, src: await files.addressOf(picturePath(id)), width, height };
    },
  });
}

function stateOf({ article, isNew, pending }: Written, today: Day): ArticleAllLanguages["state"] {
  if (isNew) return pending?.status === "scheduled" ? "planned" : "waiting";
  const { activeDate, endDate } = article;
  if (activeDate > today) return "planned";
  return endDate !== null && endDate < today ? "ended" : "live";
}

/** Whether a news item has the title in any language, and the days. */
function isWanted({ article, createdAt }: Written, filter: Filter): boolean {
  const titles = Object.values(article.texts).map((text) => text?.title ?? "");
  const title = plain(filter.title ?? "");
  const created = dayOf(createdAt);
  return (
    titles.some((each) => plain(each).includes(title)) &&
    isWithin(created, filter.createdAtFrom, filter.createdAtTo) &&
    isWithin(article.activeDate, filter.activeDateFrom, filter.activeDateTo)
  );
}

const isWithin = (day: string, from: string | undefined, to: string | undefined): boolean =>
  (from === undefined || day >= from) && (to === undefined || day <= to);

/** A text without case and accents. */
const plain = (text: string): string =>
  text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase().trim();
