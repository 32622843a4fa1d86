import { randomUUID } from "node:crypto";
import {
  type customerContentWriting as calls,
  languages,
  type PdfAllLanguages,
  PdfCategoryRule,
  PdfRule,
} from "@specimen/api/contract";
import { and, eq } from "drizzle-orm";
import type { Caller } from "../../../auth/authorize.ts";
import { addedPdfFiles, pdfFiles, pdfs } from "../../../customers/tables.ts";
import { createUploads } from "../../../customers/uploads.ts";
import type { Handlers } from "../../../http/implement.ts";
import { ProblemError, unfit } from "../../../http/problemError.ts";
import type { AppContext } from "../../defineArea.ts";
import { subjectOf } from "../addedPdfFiles.ts";
import { checkPdfApart } from "../checkPdfApart.ts";
import type { SubjectRules } from "./subjectRules.ts";

type PdfCall = "pdfs" | "addPdf" | "addPdfFile" | "changePdf" | "removePdf";
type CategoryCall = "pdfCategories" | "addPdfCategory" | "changePdfCategory" | "removePdfCategory";

type ReadPdfs = (user: Caller) => Promise<PdfAllLanguages[]>;

/** The writing calls on PDFs. */
export function pdfCalls(
  { database, now }: Pick<AppContext, "database" | "now">,
  rules: SubjectRules,
  readPdfs: ReadPdfs,
): Pick<Handlers<typeof calls>, PdfCall> {
  const uploads = createUploads(database, now);

  /** The content of an upload that is a PDF and nothing more. */
  async function contentOf(user: Caller, uploadId: string): Promise<Uint8Array> {
    const content = await uploads.contentOf(user.accountId, uploadId, "pdf");
    const checked = await checkPdfApart(content, user.customer.id);
    if ("refusal" in checked) throw unfit("uploadId", checked.refusal);
    return checked.content;
  }

  return {
    pdfs: ({ user }) => readPdfs(user),

    addPdf: async ({ query, body, user }) => {
      const { categoryId, titles } = body.pdf;
      await rules.one(user, "pdfCategories", categoryId).catch(() => {
        throw unfit("pdf.categoryId", "not_found");
      });
      const content = await contentOf(user, body.uploadId);
      const id = randomUUID();
      const title = titles[body.lang] ?? languages.map((each) => titles[each]).find(Boolean) ?? "";
      await database.transaction(async (transaction) => {
        await transaction.insert(pdfs).values({ id, categoryId, createdAt: now(), isShown: false });
        await transaction
          .insert(pdfFiles)
          .values({ pdfId: id, language: body.lang, title, content });
      });
      const how = { version: undefined, query };
      const written = await rules.write(user, "pdfs", [id, body.pdf], how);
      await uploads.cancel(user.accountId, body.uploadId);
      return written;
    },

    addPdfFile: async ({ params, query, body, user }) => {
      await rules.one(user, "pdfs", params.id);
      const content = await contentOf(user, body.uploadId);
      const { id: pdfId, lang: language } = params;
      const isFile = and(eq(pdfFiles.pdfId, pdfId), eq(pdfFiles.language, language));
      if ((await database.$count(pdfFiles, isFile)) > 0) {
        throw new ProblemError("conflict", { detail: "The PDF has a file in this language" });
      }
      const id = randomUUID();
      await database.insert(addedPdfFiles).values({ id, pdfId, language, content });
      const subject = subjectOf({ pdfId, language });
      const how = { version: user.customer.rulesRevision, query };
      const written = await rules.write(user, "pdfs", [subject, id], how);
      await uploads.cancel(user.accountId, body.uploadId);
      return written;
    },

    changePdf: async ({ params, body, user, ...how }) => {
      const former = PdfRule.parse(await rules.one(user, "pdfs", params.id));
      return rules.write(user, "pdfs", [params.id, { ...former, ...body }], how);
    },

    removePdf: async ({ params, user, ...how }) => {
      await rules.one(user, "pdfs", params.id);
      return rules.write(user, "pdfs", [params.id, null], how);
    },
  };
}

/** The writing calls on the categories of PDFs. */
export function pdfCategoryCalls(
  rules: SubjectRules,
  readPdfs: ReadPdfs,
): Pick<Handlers<typeof calls>, CategoryCall> {
  return {
    pdfCategories: async ({ user }) => {
      const own = await rules.all(user, "pdfCategories");
      const used = (await readPdfs(user)).map(({ pdf }) => pdf.categoryId);
      return [...own].map(([id, rule]) => ({
        id,
        version: rules.version(user),
        pdfs: used.filter((each) => each === id).length,
        category: PdfCategoryRule.parse(rule),
      }));
    },

    addPdfCategory: ({ query, body, user }) =>
      rules.write(user, "pdfCategories", [randomUUID(), body], { version: undefined, query }),

    changePdfCategory: async ({ params, body, user, ...how }) => {
      await rules.one(user, "pdfCategories", params.id);
      return rules.write(user, "pdfCategories", [params.id, body], how);
    },

    removePdfCategory: async ({ params, user, ...how }) => {
      await rules.one(user, "pdfCategories", params.id);
      return rules.write(user, "pdfCategories", [params.id, null], how);
    },
  };
}
