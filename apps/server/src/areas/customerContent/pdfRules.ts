import { type Lines, PdfCategoryRule, PdfRule, type Permission } from "@specimen/api/contract";
import { and, eq, inArray, isNull } from "drizzle-orm";
import * as z from "zod/mini";
import { readNaming } from "../../customers/readNaming.ts";
import { defineRules, type RulesOf } from "../../customers/ruleSection.ts";
import { cleanTexts, textRows } from "../../customers/texts.ts";
import { pdfCategories, pdfFiles, pdfs } from "../../customers/tables.ts";
import type { Database, Transaction } from "../../database/database.ts";
import { bestOf, preference } from "../../http/bestLanguage.ts";
import type { RuleContext } from "../defineArea.ts";
import { fileOf, pdfOf, readAddedFiles, writeAddedFile } from "./addedPdfFiles.ts";
import { pdfCategoryNames } from "./tables.ts";

const permissions: readonly [Permission, ...Permission[]] = [
  "client_tool:access",
  "client_tool_general:internal_pdf:read",
];

const trimmed = (lines: Lines): Lines => cleanTexts(lines, (line) => line) ?? {};

/**
 * The customers' PDFs, whose files are stored before the rule is written. The subjects are PDFs, and
 * their files in further languages, whose rule is the id of the file.
 */
export function pdfRules({ database }: RuleContext): RulesOf<PdfRule | string> {
  const read = (from: Database | Transaction, customerId: string, ids?: readonly string[]) =>
    readPdfRules(from, customerId, ids);
  return defineRules<PdfRule | string>({
    name: "pdfs",
    permissions,
    value: z.union([PdfRule, z.string()]),
    clean: (rule) =>
      typeof rule === "string"
        ? rule
        : { categoryId: rule.categoryId, titles: trimmed(rule.titles) },
    mentions: (rule) =>
      typeof rule === "string" ? [] : [{ section: "pdfCategories", id: rule.categoryId }],
    /** Of all, the PDFs alone: a file is a part of its PDF. */
    async read(from, customerId, subjects) {
      const rules = await read(from, customerId, subjects);
      const files = await readAddedFiles(from, customerId, subjects ?? []);
      return new Map<string, PdfRule | string>([...rules, ...files]);
    },
    async check(from, customerId, rules) {
      const known = await readCategoryRules(from, customerId);
      const own = await ownPdfs(from, customerId, [...rules.keys()].map(pdfOf));
      return [...rules].flatMap(([subject, rule]) => [
        ...(own.has(pdfOf(subject)) ? [] : [{ subject, path: "", code: "not_found" }]),
        ...(rule === null || typeof rule === "string" || known.has(rule.categoryId)
          ? []
          : [{ subject, path: "categoryId", code: "not_found" }]),
      ]);
    },
    async write(transaction, customerId, rules) {
      const own = await ownPdfs(transaction, customerId, [...rules.keys()].map(pdfOf));
      for (const [subject, rule] of rules) {
        if (!own.has(pdfOf(subject))) continue;
        const file = fileOf(subject);
        if (file !== undefined) {
          await writeAddedFile(transaction, file, typeof rule === "string" ? rule : null);
          continue;
        }
        if (rule === null || typeof rule === "string") {
          await transaction.update(pdfs).set({ isShown: false }).where(eq(pdfs.id, subject));
          continue;
        }
        const { categoryId, titles } = rule;
        await transaction
          .update(pdfs)
          .set({ categoryId, titles, isShown: true })
          .where(eq(pdfs.id, subject));
        for (const { language, text } of textRows(new Map([[subject, titles]]))) {
          const isFile = and(eq(pdfFiles.pdfId, subject), eq(pdfFiles.language, language));
          await transaction.update(pdfFiles).set({ title: text }).where(isFile);
        }
      }
    },
    async labels(customerId, subjects, language) {
      const named = { name: "pdfs", value: PdfRule, read } as const;
      const rules = await readNaming(database, named, customerId, subjects.map(pdfOf));
      const names = new Intl.DisplayNames(language, { type: "language" });
      return new Map(
        subjects.flatMap((subject) => {
          const titles = rules.get(pdfOf(subject))?.titles;
          if (titles === undefined) return [];
          const title = lineIn(titles, language) ?? pdfOf(subject);
          const file = fileOf(subject);
          const name = file && names.of(file.language);
          return [[subject, [title, name].filter(Boolean).join(", ")] as const];
        }),
      );
    },
  });
}

/** The customers' categories of PDFs. */
export function pdfCategoryRules({ database }: RuleContext): RulesOf<PdfCategoryRule> {
  const named = { name: "pdfCategories", value: PdfCategoryRule, read: readCategoryRules } as const;
  return defineRules<PdfCategoryRule>({
    ...named,
    permissions,
    clean: ({ names, position }) => ({ names: trimmed(names), position }),
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
      const rules = await readNaming(database, named, customerId, ids);
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
    .leftJoin(pdfFiles, and(eq(pdfFiles.pdfId, pdfs.id), isNull(pdfFiles.addedId)))
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
