import { type Lines, PdfCategoryRule, PdfRule, type Permission } from "@specimen/api/contract";
import { and, eq, inArray } from "drizzle-orm";
import { defineRules, type RulesOf } from "../../customers/ruleSection.ts";
import { cleanTexts, textRows } from "../../customers/texts.ts";
import { pdfCategories, pdfFiles, pdfs } from "../../customers/tables.ts";
import type { Database, Transaction } from "../../database/database.ts";
import { bestOf, preference } from "../../http/bestLanguage.ts";
import type { RuleContext } from "../defineArea.ts";
import { pdfCategoryNames } from "./tables.ts";

const permissions: readonly [Permission, ...Permission[]] = [
  "client_tool:access",
  "client_tool_general:internal_pdf:read",
];

const trimmed = (lines: Lines): Lines => cleanTexts(lines, (line) => line) ?? {};

/** The customers' PDFs; the subjects are PDFs, whose files are stored before the rule is written. */
export function pdfRules({ database }: RuleContext): RulesOf<PdfRule> {
  const read = (from: Database | Transaction, customerId: string, ids?: readonly string[]) =>
    readPdfRules(from, customerId, ids);
  return defineRules<PdfRule>({
    name: "pdfs",
    permissions,
    value: PdfRule,
    clean: ({ categoryId, titles }) => ({ categoryId, titles: trimmed(titles) }),
    read,
    async check(from, customerId, rules) {
      const known = await readCategoryRules(from, customerId);
      const own = await ownPdfs(from, customerId, [...rules.keys()]);
      return [...rules].flatMap(([subject, rule]) => [
        ...(own.has(subject) ? [] : [{ subject, path: "", code: "not_found" }]),
        ...(rule === null || known.has(rule.categoryId)
          ? []
          : [{ subject, path: "categoryId", code: "not_found" }]),
      ]);
    },
    async write(transaction, customerId, rules) {
      const own = await ownPdfs(transaction, customerId, [...rules.keys()]);
      for (const [id, rule] of rules) {
        if (!own.has(id)) continue;
        if (rule === null) {
          await transaction.update(pdfs).set({ isShown: false }).where(eq(pdfs.id, id));
          continue;
        }
        const { categoryId, titles } = rule;
        await transaction
          .update(pdfs)
          .set({ categoryId, titles, isShown: true })
          .where(eq(pdfs.id, id));
        for (const { language, text } of textRows(new Map([[id, titles]]))) {
          const isFile = and(eq(pdfFiles.pdfId, id), eq(pdfFiles.language, language));
          await transaction.update(pdfFiles).set({ title: text }).where(isFile);
        }
      }
    },
    async labels(customerId, ids, language) {
      const rules = await read(database, customerId, ids);
      return new Map([...rules].map(([id, { titles }]) => [id, lineIn(titles, language) ?? id]));
    },
  });
}

/** The customers' categories of PDFs. */
export function pdfCategoryRules({ database }: RuleContext): RulesOf<PdfCategoryRule> {
  return defineRules<PdfCategoryRule>({
    name: "pdfCategories",
    permissions,
    value: PdfCategoryRule,
    clean: ({ names, position }) => ({ names: trimmed(names), position }),
    read: readCategoryRules,
    async check(from, customerId, rules) {
      const used = new Set(
        [...(await readPdfRules(from, customerId)).values()].map(({ categoryId }) => categoryId),
      );
      const foreign = await foreignCategories(from, customerId, [...rules.keys()]);
      return [...rules].flatMap(([subject, rule]) => [
        ...(foreign.has(subject) ? [{ subject, path: "", code: "not_found" }] : []),
        ...(rule === null && used.has(subject) ? [{ subject, path: "", code: "in_use" }] : []),
      ]);
    },
    async write(transaction, customerId, rules) {
      for (const [id, rule] of rules) {
        const own = eq(pdfCategories.customerId, customerId);
        if (rule === null) {
          const isCategory = and(eq(pdfCategories.id, id), own);
          await transaction.update(pdfCategories).set({ isShown: false }).where(isCategory);
          continue;
        }
        const { position, names } = rule;
        await transaction
          .insert(pdfCategories)
          .values({ id, customerId, position, isShown: true })
          .onConflictDoUpdate({
            target: pdfCategories.id,
            set: { position, isShown: true },
            setWhere: own,
          });
        await transaction.delete(pdfCategoryNames).where(eq(pdfCategoryNames.categoryId, id));
        const rows = textRows(new Map([[id, names]])).map(({ language, text }) => ({
          categoryId: id,
          language,
          name: text,
        }));
        if (rows.length > 0) await transaction.insert(pdfCategoryNames).values(rows);
      }
    },
    async labels(customerId, ids, language) {
      const rules = await readCategoryRules(database, customerId, ids);
      return new Map([...rules].map(([id, { names }]) => [id, lineIn(names, language) ?? id]));
    },
  });
}

const lineIn = (lines: Lines, language: Parameters<typeof preference>[0]): string | undefined =>
  bestOf(textRows(new Map([["", lines]])), preference(language, []))?.text;

async function readPdfRules(
  database: Database | Transaction,
  customerId: string,
  ids?: readonly string[],
): Promise<Map<string, PdfRule>> {
  const rows = await database
    .select({
      id: pdfs.id,
      categoryId: pdfs.categoryId,
      titles: pdfs.titles,
      language: pdfFiles.language,
      title: pdfFiles.title,
    })
    .from(pdfs)
    .innerJoin(pdfCategories, eq(pdfCategories.id, pdfs.categoryId))
    .leftJoin(pdfFiles, eq(pdfFiles.pdfId, pdfs.id))
    .where(
      and(
        eq(pdfCategories.customerId, customerId),
        eq(pdfs.isShown, true),
        ids && inArray(pdfs.id, [...ids]),
      ),
    );
  return new Map(
    [...Map.groupBy(rows, ({ id }) => id)].map(([id, own]) => {
      const [first] = own;
      const written = Object.fromEntries(
        own.flatMap(({ language, title }) => (language === null ? [] : [[language, title]])),
      ) as Lines;
      return [id, { categoryId: first?.categoryId ?? "", titles: first?.titles ?? written }];
    }),
  );
}

async function readCategoryRules(
  database: Database | Transaction,
  customerId: string,
  ids?: readonly string[],
): Promise<Map<string, PdfCategoryRule>> {
  const { id, position } = pdfCategories;
  const { language, name } = pdfCategoryNames;
  const rows = await database
    .select({ id, position, language, name })
    .from(pdfCategories)
    .leftJoin(pdfCategoryNames, eq(pdfCategoryNames.categoryId, id))
    .where(
      and(
        eq(pdfCategories.customerId, customerId),
        eq(pdfCategories.isShown, true),
        ids && inArray(id, [...ids]),
      ),
    )
    .orderBy(position, id);
  return new Map(
    [...Map.groupBy(rows, (row) => row.id)].map(([each, own]) => [
      each,
      {
        position: own[0]?.position ?? 0,
        names: Object.fromEntries(
          own.flatMap((row) => (row.language === null ? [] : [[row.language, row.name]])),
        ) as Lines,
      },
    ]),
  );
}

/** The PDFs of a customer among some, removed ones included. */
export async function ownPdfs(
  database: Database | Transaction,
  customerId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await database
    .select({ id: pdfs.id })
    .from(pdfs)
    .innerJoin(pdfCategories, eq(pdfCategories.id, pdfs.categoryId))
    .where(and(eq(pdfCategories.customerId, customerId), inArray(pdfs.id, [...ids])));
  return new Set(rows.map(({ id }) => id));
}

async function foreignCategories(
  database: Database | Transaction,
  customerId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await database
    .select({ id: pdfCategories.id, customerId: pdfCategories.customerId })
    .from(pdfCategories)
    .where(inArray(pdfCategories.id, [...ids]));
  return new Set(rows.filter((row) => row.customerId !== customerId).map(({ id }) => id));
}
