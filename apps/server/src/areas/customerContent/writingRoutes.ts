import { randomUUID } from "node:crypto";
import {
  type ChangeOptions,
  customerContentWriting as calls,
  CustomerLinkRule,
  CustomerNoteRule,
  type Language,
  languages,
  type PdfAllLanguages,
  PdfCategoryRule,
  PdfRule,
  type RuleSection,
  type RuleWritten,
} from "@specimen/api/contract";
import { and, asc, desc, eq, inArray } from "drizzle-orm";
import type { Caller } from "../../auth/authorize.ts";
import { createPdfAddresses } from "../../customers/pdfAddresses.ts";
import { readPending } from "../../customers/pendingRules.ts";
import { addedPdfFiles, pdfFiles, pdfs } from "../../customers/tables.ts";
import { createUploads } from "../../customers/uploads.ts";
import { implement } from "../../http/implement.ts";
import { notFound, ProblemError, unfit } from "../../http/problemError.ts";
import type { AppApi } from "../defineArea.ts";
import { fileOf, subjectOf } from "./addedPdfFiles.ts";
import { checkPdfApart } from "./checkPdfApart.ts";
import { noteIndexes } from "./noteRules.ts";
import { pdfSize } from "./pdfFiles.ts";

/** The writing calls on PDFs, notes and links (specification 7.8). */
export function contentWritingRoutes(api: AppApi): void {
  const { context } = api;
  const { database, rules, now, publicUrl } = context;
  const addresses = createPdfAddresses(database, publicUrl, now);
  const uploads = createUploads(database, now);
  const version = (user: Caller) => String(user.customer.rulesRevision);

  /** Changes the rule of one subject. */
  const write = (
    user: Caller,
    section: RuleSection,
    [subject, rule]: readonly [string, unknown],
    how: { readonly version: number | undefined; readonly query: ChangeOptions },
  ): Promise<RuleWritten> =>
    rules.change(user, {
      section,
      rules: new Map([[subject, rule]]),
      version: how.version,
      options: how.query,
    });

  /** The rule of one subject; not found where there is none. */
  async function ruleOf(user: Caller, section: RuleSection, subject: string): Promise<unknown> {
    const own = await rules.sectionOf(section).read(database, user.customer.id, [subject]);
    if (!own.has(subject)) throw notFound();
    return own.get(subject);
  }

  /** The content of an upload that is a PDF and nothing more. */
  async function pdfOf(user: Caller, uploadId: string): Promise<Uint8Array> {
    const content = await uploads.contentOf(user.accountId, uploadId, "pdf");
    const checked = await checkPdfApart(content, user.customer.id);
    if ("refusal" in checked) throw unfit("uploadId", checked.refusal);
    return checked.content;
  }

  async function readPdfs(user: Caller): Promise<PdfAllLanguages[]> {
    const own = await rules.sectionOf("pdfs").read(database, user.customer.id);
    if (own.size === 0) return [];
    const rows = await database
      .select({
        id: pdfs.id,
        createdAt: pdfs.createdAt,
        language: pdfFiles.language,
        size: pdfSize,
      })
      .from(pdfs)
      .innerJoin(pdfFiles, eq(pdfFiles.pdfId, pdfs.id))
      .where(inArray(pdfs.id, [...own.keys()]))
      // As clerks read them within a category; the files of each by language.
      .orderBy(desc(pdfs.createdAt), asc(pdfs.id), asc(pdfFiles.language));
    const pending = await readPending(database, user.customer.id, "pdfs", now());
    const toCome = [...pending].flatMap(([subject, { changeId, status, after }]) => {
      const file = after === null ? undefined : fileOf(subject);
      return file === undefined ? [] : [{ ...file, changeId, status }];
    });
    const found: PdfAllLanguages[] = [];
    for (const [id, files] of Map.groupBy(rows, (row) => row.id)) {
      const listed: PdfAllLanguages["files"] = [];
      for (const { language, size } of files) {
        const url = await addresses.addressOf({ pdfId: id, language });
        // The tables hold only languages of the contract.
        listed.push({ lang: language as Language, bytes: size, url });
      }
      found.push({
        id,
        version: version(user),
        createdAt: (files[0]?.createdAt ?? now()).toISOString(),
        pdf: PdfRule.parse(own.get(id)),
        files: listed,
        pendingFiles: toCome
          .filter(({ pdfId }) => pdfId === id)
          .map(({ language: lang, changeId, status }) => ({ lang, changeId, status })),
      });
    }
    return found;
  }

  implement(api, calls, {
    pdfs: ({ user }) => readPdfs(user),

    addPdf: async ({ query, body, user }) => {
      await ruleOf(user, "pdfCategories", body.pdf.categoryId).catch(() => {
        throw unfit("pdf.categoryId", "not_found");
      });
      const content = await pdfOf(user, body.uploadId);
      const id = randomUUID();
      const { categoryId, titles } = body.pdf;
      const title = titles[body.lang] ?? languages.map((each) => titles[each]).find(Boolean) ?? "";
      await database.transaction(async (transaction) => {
        await transaction.insert(pdfs).values({ id, categoryId, createdAt: now(), isShown: false });
        await transaction
          .insert(pdfFiles)
          .values({ pdfId: id, language: body.lang, title, content });
      });
      const written = await write(user, "pdfs", [id, body.pdf], { version: undefined, query });
      await uploads.cancel(user.accountId, body.uploadId);
      return written;
    },

    addPdfFile: async ({ params, query, body, user }) => {
      await ruleOf(user, "pdfs", params.id);
      const content = await pdfOf(user, body.uploadId);
      const { id: pdfId, lang: language } = params;
      const isFile = and(eq(pdfFiles.pdfId, pdfId), eq(pdfFiles.language, language));
      if ((await database.$count(pdfFiles, isFile)) > 0) {
        throw new ProblemError("conflict", { detail: "The PDF has a file in this language" });
      }
      const id = randomUUID();
      await database.insert(addedPdfFiles).values({ id, pdfId, language, content });
      const subject = subjectOf({ pdfId, language });
      const how = { version: user.customer.rulesRevision, query };
      const written = await write(user, "pdfs", [subject, id], how);
      await uploads.cancel(user.accountId, body.uploadId);
      return written;
    },

    changePdf: async ({ params, body, user, ...how }) => {
      const former = PdfRule.parse(await ruleOf(user, "pdfs", params.id));
      return write(user, "pdfs", [params.id, { ...former, ...body }], how);
    },

    removePdf: async ({ params, user, ...how }) => {
      await ruleOf(user, "pdfs", params.id);
      return write(user, "pdfs", [params.id, null], how);
    },

    pdfCategories: async ({ user }) => {
      const own = await rules.sectionOf("pdfCategories").read(database, user.customer.id);
      const used = (await readPdfs(user)).map(({ pdf }) => pdf.categoryId);
      return [...own].map(([id, rule]) => ({
        id,
        version: version(user),
        pdfs: used.filter((each) => each === id).length,
        category: PdfCategoryRule.parse(rule),
      }));
    },

    addPdfCategory: ({ query, body, user }) =>
      write(user, "pdfCategories", [randomUUID(), body], { version: undefined, query }),

    changePdfCategory: async ({ params, body, user, ...how }) => {
      await ruleOf(user, "pdfCategories", params.id);
      return write(user, "pdfCategories", [params.id, body], how);
    },

    removePdfCategory: async ({ params, user, ...how }) => {
      await ruleOf(user, "pdfCategories", params.id);
      return write(user, "pdfCategories", [params.id, null], how);
    },

    notes: async ({ user }) => {
      const own = await rules.sectionOf("customerNotes").read(database, user.customer.id);
      return noteIndexes.map((index) => ({
        index,
        version: version(user),
        note: CustomerNoteRule.parse(own.get(String(index)) ?? { texts: {} }),
      }));
    },

    changeNote: ({ params, body, user, ...how }) =>
      write(user, "customerNotes", [String(params.index), body], how),

    links: async ({ user }) => {
      const own = await rules.sectionOf("customerLinks").read(database, user.customer.id);
      return [...own].map(([id, rule]) => ({
        id,
        version: version(user),
        link: CustomerLinkRule.parse(rule),
      }));
    },

    addLink: ({ query, body, user }) =>
      write(user, "customerLinks", [randomUUID(), body], { version: undefined, query }),

    changeLink: async ({ params, body, user, ...how }) => {
      await ruleOf(user, "customerLinks", params.id);
      return write(user, "customerLinks", [params.id, body], how);
    },

    removeLink: async ({ params, user, ...how }) => {
      await ruleOf(user, "customerLinks", params.id);
      return write(user, "customerLinks", [params.id, null], how);
    },
  });
}
