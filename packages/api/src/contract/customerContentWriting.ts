import * as z from "zod/mini";
import { CustomerLinkType, CustomerNoteIndex } from "./customerContent.ts";
import { operation } from "./operation.ts";
import { Language, languages } from "./primitives.ts";
import { ChangeOptions, RuleWritten } from "./clientToolWriting.ts";
import { inEachLanguage, lacksText, SomeLines, textLimit, textsBodyLimit } from "./texts.ts";

const id = z.string().check(z.maxLength(100));
const byId = z.object({ id });

/** A PDF of the customer as it is written; its files stay. */
export const PdfRule = z
  .object({ categoryId: id.check(z.minLength(1)), titles: SomeLines })
  .register(z.globalRegistry, { id: "PdfRule" });
export type PdfRule = z.infer<typeof PdfRule>;

export const PdfAllLanguages = z
  .object({
    id: z.string(),
    version: z.string(),
    createdAt: z.iso.datetime(),
    pdf: PdfRule,
    /** The files that exist, by language. */
    files: z.array(z.object({ lang: Language, bytes: z.nullable(z.int()), url: z.string() })),
    /** Those in further languages that wait for approval or for their time. */
    pendingFiles: z.array(
      z.object({ lang: Language, changeId: z.string(), status: z.enum(["waiting", "scheduled"]) }),
    ),
  })
  .register(z.globalRegistry, { id: "PdfAllLanguages" });
export type PdfAllLanguages = z.infer<typeof PdfAllLanguages>;

export const PdfCategoryRule = z
  .object({ names: SomeLines, position: z.int().check(z.gte(0), z.lte(1000)) })
  .register(z.globalRegistry, { id: "PdfCategoryRule" });
export type PdfCategoryRule = z.infer<typeof PdfCategoryRule>;

export const PdfCategoryAllLanguages = z
  .object({ id: z.string(), version: z.string(), pdfs: z.int(), category: PdfCategoryRule })
  .register(z.globalRegistry, { id: "PdfCategoryAllLanguages" });
export type PdfCategoryAllLanguages = z.infer<typeof PdfCategoryAllLanguages>;

const noteFields = z.object({
  texts: z.object(
    inEachLanguage(
      z.optional(
        z.object({
          label: z.string().check(z.maxLength(200)),
          note: z.string().check(z.maxLength(textLimit)),
        }),
      ),
    ),
  ),
});

/**
 * A customer's text for a fixed place of the product, in every language; `note` is HTML. A heading
 * stands over a text, not alone.
 */
export const CustomerNoteRule = noteFields
  .check(z.superRefine(judgeNote))
  .register(z.globalRegistry, { id: "CustomerNoteRule" });
export type CustomerNoteRule = z.infer<typeof CustomerNoteRule>;

export const CustomerNoteAllLanguages = z
  .object({ index: CustomerNoteIndex, version: z.string(), note: CustomerNoteRule })
  .register(z.globalRegistry, { id: "CustomerNoteAllLanguages" });
export type CustomerNoteAllLanguages = z.infer<typeof CustomerNoteAllLanguages>;

const linkFields = z.object({
  type: CustomerLinkType,
  /** Links are listed by position, then by id. */
  position: z.int().check(z.gte(0), z.lte(1000)),
  pdfId: z.nullable(id),
  texts: z.object(
    inEachLanguage(
      z.optional(
        z.object({
          label: z.string().check(z.maxLength(100)),
          value: z.string().check(z.maxLength(textLimit)),
        }),
      ),
    ),
  ),
});

/**
 * A link of the customer in the side navigation. `value` is an http or https address for the type
 * link, HTML for the type text, and empty for the type pdf, which opens the PDF `pdfId`.
 */
export const CustomerLinkRule = linkFields
  .check(z.superRefine(judgeLink))
  .register(z.globalRegistry, { id: "CustomerLinkRule" });
export type CustomerLinkRule = z.infer<typeof CustomerLinkRule>;

export const CustomerLinkAllLanguages = z
  .object({ id: z.string(), version: z.string(), link: CustomerLinkRule })
  .register(z.globalRegistry, { id: "CustomerLinkAllLanguages" });
export type CustomerLinkAllLanguages = z.infer<typeof CustomerLinkAllLanguages>;

function judgeNote({ texts }: z.infer<typeof noteFields>, judged: z.core.$RefinementCtx): void {
  for (const language of languages) {
    const own = texts[language];
    if (own !== undefined && own.label.trim() !== "" && own.note.trim() === "")
      lacksText(judged, "texts", language, "note");
  }
}

const webAddress = z.url({ protocol: /^https?$/ });

/** A link has a label in some language, and each has the value of the type; one to a PDF names it. */
function judgeLink(
  { type, pdfId, texts }: z.infer<typeof linkFields>,
  judged: z.core.$RefinementCtx,
): void {
  const lacks = (...path: string[]) => lacksText(judged, ...path);
  if (type === "pdf" && pdfId === null) lacks("pdfId");
  if (languages.every((language) => texts[language] === undefined)) lacks("texts", "en", "label");
  for (const language of languages) {
    const own = texts[language];
    if (own === undefined) continue;
    if (own.label.trim() === "") lacks("texts", language, "label");
    if (type !== "pdf" && own.value.trim() === "") lacks("texts", language, "value");
    else if (type === "link" && !webAddress.safeParse(own.value.trim()).success)
      judged.addIssue({
        code: "invalid_format",
        format: "url",
        input: own.value,
        path: ["texts", language, "value"],
      });
  }
}

const pdfAccess = ["client_tool:access", "client_tool_general:internal_pdf:read"] as const;
const access = ["client_tool:access"] as const;

/** The writing calls on what a customer provides for its staff (specification 7.8). */
export const customerContentWriting = {
  pdfs: operation({
    method: "get",
    path: "/pdfs/all-languages",
    summary: "The customer's PDFs with titles in every language, newest first",
    access: pdfAccess,
    answer: z.array(PdfAllLanguages),
  }),
  addPdf: operation({
    method: "post",
    path: "/pdfs",
    summary: "Make an upload a PDF in one language; refused where it is no PDF or has scripts",
    access: pdfAccess,
    query: ChangeOptions,
    body: z.object({ uploadId: id, lang: Language, pdf: PdfRule }),
    answer: RuleWritten,
  }),
  addPdfFile: operation({
    method: "put",
    path: "/pdfs/{id}/files/{lang}",
    summary: "Make an upload the file of a PDF in a language that has none",
    access: pdfAccess,
    params: z.object({ id, lang: Language }),
    query: ChangeOptions,
    body: z.object({ uploadId: id }),
    answer: RuleWritten,
  }),
  changePdf: operation({
    method: "patch",
    path: "/pdfs/{id}",
    summary: "Change category or titles of a PDF",
    access: pdfAccess,
    params: byId,
    query: ChangeOptions,
    body: z.partial(PdfRule),
    ifMatch: true,
    answer: RuleWritten,
  }),
  removePdf: operation({
    method: "delete",
    path: "/pdfs/{id}",
    summary: "Remove a PDF from the list; taking the change back restores it",
    access: pdfAccess,
    params: byId,
    query: ChangeOptions,
    ifMatch: true,
    answer: RuleWritten,
  }),
  pdfCategories: operation({
    method: "get",
    path: "/pdf-categories",
    summary: "The customer's categories of PDFs, in their order",
    access: pdfAccess,
    answer: z.array(PdfCategoryAllLanguages),
  }),
  addPdfCategory: operation({
    method: "post",
    path: "/pdf-categories",
    summary: "Add a category of PDFs",
    access: pdfAccess,
    query: ChangeOptions,
    body: PdfCategoryRule,
    answer: RuleWritten,
  }),
  changePdfCategory: operation({
    method: "put",
    path: "/pdf-categories/{id}",
    summary: "Change the names or the place of a category",
    access: pdfAccess,
    params: byId,
    query: ChangeOptions,
    body: PdfCategoryRule,
    ifMatch: true,
    answer: RuleWritten,
  }),
  removePdfCategory: operation({
    method: "delete",
    path: "/pdf-categories/{id}",
    summary: "Remove a category that has no PDFs",
    access: pdfAccess,
    params: byId,
    query: ChangeOptions,
    ifMatch: true,
    answer: RuleWritten,
  }),
  notes: operation({
    method: "get",
    path: "/customer-notes/all-languages",
    summary: "The customer's notes 1 to 7 in every language, also those not written",
    access,
    answer: z.array(CustomerNoteAllLanguages),
  }),
  changeNote: operation({
    method: "put",
    path: "/customer-notes/{index}",
    summary: "Replace a note in every language",
    access,
    params: z.object({ index: CustomerNoteIndex }),
    query: ChangeOptions,
    body: CustomerNoteRule,
    bodyLimit: textsBodyLimit,
    ifMatch: true,
    answer: RuleWritten,
  }),
  links: operation({
    method: "get",
    path: "/customer-links/all-languages",
    summary: "The customer's own links in every language, in their order",
    access,
    answer: z.array(CustomerLinkAllLanguages),
  }),
  addLink: operation({
    method: "post",
    path: "/customer-links",
    summary: "Add a link to the side navigation",
    access,
    query: ChangeOptions,
    body: CustomerLinkRule,
    bodyLimit: textsBodyLimit,
    answer: RuleWritten,
  }),
  changeLink: operation({
    method: "put",
    path: "/customer-links/{id}",
    summary: "Replace a link in every language",
    access,
    params: byId,
    query: ChangeOptions,
    body: CustomerLinkRule,
    bodyLimit: textsBodyLimit,
    ifMatch: true,
    answer: RuleWritten,
  }),
  removeLink: operation({
    method: "delete",
    path: "/customer-links/{id}",
    summary: "Remove a link; taking the change back restores it",
    access,
    params: byId,
    query: ChangeOptions,
    ifMatch: true,
    answer: RuleWritten,
  }),
};
