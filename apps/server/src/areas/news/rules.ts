import { ArticleRule, languages } from "@specimen/api/contract";
import { and, asc, eq, inArray } from "drizzle-orm";
import type { Customer } from "../../auth/customers.ts";
import { readNaming } from "../../customers/readNaming.ts";
import {
  defineRules,
  type NewRules,
  type RuleFault,
  type RulesOf,
} from "../../customers/ruleSection.ts";
import { lackingLanguages, overlongTexts } from "../../customers/texts.ts";
import { pdfCategories, pdfs } from "../../customers/tables.ts";
import type { Database, Transaction } from "../../database/database.ts";
import { bestOf, preference } from "../../http/bestLanguage.ts";
import { sanitizeRichText } from "../../http/richText.ts";
import type { RuleContext } from "../defineArea.ts";
import { articleImages, articlePictures, articles, articleTexts, pictures } from "./tables.ts";

/** The customers' internal news; the subjects are articles. */
export function newsRules({ database }: RuleContext): RulesOf<ArticleRule> {
  const named = { name: "news", value: ArticleRule, read: readArticleRules } as const;
  return defineRules<ArticleRule>({
    ...named,
    permissions: ["client_tool:access", "client_tool_general:internal_news:read"],
    clean: cleanArticle,
    check: faultsOf,
    mentions: ({ pdfId, specimens }) => [
      ...(pdfId === null ? [] : [{ section: "pdfs" as const, id: pdfId }]),
      ...specimens.map(({ banknoteId }) => ({
        section: "banknoteTradability" as const,
        id: banknoteId,
      })),
    ],
    write: writeArticles,
    async labels(customerId, ids, language) {
      const rules = await readNaming(database, named, customerId, ids);
      return new Map([...rules].map(([id, rule]) => [id, titleOf(rule, preference(language, []))]));
    },
    async gaps(customer: Customer) {
      const rules = await readArticleRules(database, customer.id);
      const titles = [...rules].map(
        ([id, { texts }]) =>
          [id, Object.fromEntries(languages.map((each) => [each, texts[each]?.title]))] as const,
      );
      return lackingLanguages(new Map(titles), customer);
    },
  });
}

/** The title in the most preferred language. */
function titleOf({ texts }: ArticleRule, order: ReturnType<typeof preference>): string {
  const titles = languages.flatMap((language) => {
    const title = texts[language]?.title;
    return title === undefined ? [] : [{ language, title }];
  });
  return bestOf(titles, order)?.title ?? "";
}

function cleanArticle(article: ArticleRule): ArticleRule {
  const texts = languages.flatMap((language) => {
    const text = article.texts[language];
    return text === undefined
      ? []
      : [[language, { title: text.title.trim(), text: sanitizeRichText(text.text) }] as const];
  });
  return { ...article, texts: Object.fromEntries(texts) };
}

async function faultsOf(
  database: Database | Transaction,
  customerId: string,
  rules: NewRules<ArticleRule>,
): Promise<RuleFault[]> {
  const faults: RuleFault[] = [];
  for (const [subject, rule] of rules) {
    if (rule === null) continue;
    const fault = (path: string, code: string) => faults.push({ subject, path, code });
    const bodies = languages.map((each) => [each, rule.texts[each]?.text] as const);
    faults.push(...overlongTexts(subject, Object.fromEntries(bodies), "texts"));
    if (rule.endDate !== null && rule.endDate < rule.activeDate) fault("endDate", "too_small");
    if (!(await arePictures(database, customerId, rule))) fault("pictures", "not_found");
    if (rule.pdfId !== null && !(await isPdf(database, customerId, rule.pdfId))) {
      fault("pdfId", "not_found");
    }
    const [taken] = await database
      .select({ customerId: articles.customerId })
      .from(articles)
      .where(eq(articles.id, subject));
    if (taken !== undefined && taken.customerId !== customerId) fault("", "not_found");
  }
  return faults;
}

async function arePictures(
  database: Database | Transaction,
  customerId: string,
  { pictures: wanted }: ArticleRule,
): Promise<boolean> {
  const ids = [...new Set(wanted.map(({ id }) => id))];
  if (ids.length === 0) return true;
  const own = and(eq(pictures.customerId, customerId), inArray(pictures.id, ids));
  const rows = await database.select({ id: pictures.id }).from(pictures).where(own);
  return rows.length === ids.length;
}

async function isPdf(
  database: Database | Transaction,
  customerId: string,
  pdfId: string,
): Promise<boolean> {
  const rows = await database
    .select({ id: pdfs.id })
    .from(pdfs)
    .innerJoin(pdfCategories, eq(pdfCategories.id, pdfs.categoryId))
    .where(and(eq(pdfs.id, pdfId), eq(pdfCategories.customerId, customerId)));
  return rows.length > 0;
}

async function readArticleRules(
  database: Database | Transaction,
  customerId: string,
  wanted?: readonly string[],
): Promise<Map<string, ArticleRule>> {
  const rows = await database
    .select()
    .from(articles)
    .where(
      and(
        eq(articles.customerId, customerId),
        eq(articles.kind, "news"),
        eq(articles.isDeleted, false),
        wanted && inArray(articles.id, [...wanted]),
      ),
    );
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const texts = await database
    .select()
    .from(articleTexts)
    .where(inArray(articleTexts.articleId, ids));
  const images = await database
    .select()
    .from(articleImages)
    .where(inArray(articleImages.articleId, ids))
    .orderBy(asc(articleImages.position));
  const uploaded = await database
    .select()
    .from(articlePictures)
    .where(inArray(articlePictures.articleId, ids))
    .orderBy(asc(articlePictures.position));
  return new Map(
    rows.map(({ id, activeDate, endDate, pdfId }) => {
      const isOwn = ({ articleId }: { articleId: string }) => articleId === id;
      const own = texts.filter(isOwn);
      const article: ArticleRule = {
        texts: Object.fromEntries(
          own.map(({ language, title, text }) => [language, { title, text }]),
        ),
        activeDate,
        endDate,
        specimens: images.filter(isOwn).map(({ banknoteId, side }) => ({ banknoteId, side })),
        pictures: uploaded.filter(isOwn).map(({ pictureId, alt }) => ({ id: pictureId, alt })),
        pdfId,
      };
      return [id, article];
    }),
  );
}

async function writeArticles(
  transaction: Transaction,
  customerId: string,
  rules: NewRules<ArticleRule>,
  at: Date,
): Promise<void> {
  for (const [id, rule] of rules) {
    const own = and(eq(articles.id, id), eq(articles.customerId, customerId));
    if (rule === null) {
      await transaction.update(articles).set({ isDeleted: true }).where(own);
      continue;
    }
    const { activeDate, endDate, pdfId } = rule;
    const shown = { activeDate, endDate, pdfId, isDeleted: false };
    await transaction
      .insert(articles)
      .values({ id, kind: "news", customerId, createdAt: at, ...shown })
      .onConflictDoUpdate({
        target: articles.id,
        set: shown,
        setWhere: eq(articles.customerId, customerId),
      });
    await transaction.delete(articleTexts).where(eq(articleTexts.articleId, id));
    await transaction.delete(articleImages).where(eq(articleImages.articleId, id));
    await transaction.delete(articlePictures).where(eq(articlePictures.articleId, id));
    const texts = languages.flatMap((language) => {
      const text = rule.texts[language];
      return text === undefined ? [] : [{ articleId: id, language, ...text }];
    });
    if (texts.length > 0) await transaction.insert(articleTexts).values(texts);
    const images = rule.specimens.map((each, position) => ({ articleId: id, position, ...each }));
    if (images.length > 0) await transaction.insert(articleImages).values(images);
    const uploaded = rule.pictures.map(({ id: pictureId, alt }, position) => ({
      articleId: id,
      position,
      pictureId,
      alt,
    }));
    if (uploaded.length > 0) await transaction.insert(articlePictures).values(uploaded);
  }
}
