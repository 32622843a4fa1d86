import { type CustomerPdf, customerContent, type Language } from "@specimen/api/contract";
import { and, asc, desc, eq } from "drizzle-orm";
import type { Caller } from "../../auth/authorize.ts";
import { createPdfAddresses } from "../../customers/pdfAddresses.ts";
import { pdfSize, readPdf } from "./pdfFiles.ts";
import { createPdfLinks } from "../../customers/pdfLinks.ts";
import { implement } from "../../http/implement.ts";
import type { Database } from "../../database/database.ts";
import { notFound } from "../../http/problemError.ts";
import { readCustomerLinks, readCustomerNotes } from "./queries.ts";
import { sanitizeRichText } from "../../http/richText.ts";
import { bestOf, preference } from "../../http/bestLanguage.ts";
import { pdfCategories, pdfFiles, pdfs } from "../../customers/tables.ts";
import type { AppApi } from "../defineArea.ts";
import { pdfCategoryNames } from "./tables.ts";

/** Index of the disclaimer among the notes of specification 3. */
const disclaimerIndex = 7;

/** The calls on what a customer offers its staff (specification 7.8). */
export function customerContentRoutes(api: AppApi): void {
  const { context } = api;
  const { database } = context;
  const addresses = createPdfAddresses(database, context.publicUrl, context.now);
  const pdfLinks = createPdfLinks(context);

  async function linksOf({ customer }: Caller, language: Language) {
    const order = preference(language, customer.languages);
    const links = await readCustomerLinks(database, customer.id, order);
    const found = await pdfLinks.addressesOf(
      links.flatMap(({ pdfId }) => pdfId ?? []),
      order,
    );
    return links.flatMap(({ pdfId, value, ...link }) => {
      if (link.type === "link") return [{ ...link, value }];
      if (link.type === "text") return [{ ...link, value: sanitizeRichText(value) }];
      const address = pdfId === null ? undefined : found.get(pdfId);
      return address === undefined ? [] : [{ ...link, value: address }];
    });
  }

  async function notesOf({ customer }: Caller, language: Language) {
    const order = preference(language, customer.languages);
    const notes = await readCustomerNotes(database, customer.id, order);
    return notes.map((note) => ({ ...note, note: sanitizeRichText(note.note) }));
  }

  async function pdfsOf({ customer }: Caller, language: Language): Promise<CustomerPdf[]> {
    const order = preference(language, customer.languages);
    const files = await readPdfFiles(database, customer.id);
    const names = await readCategoryNames(database, customer.id);
    const found: CustomerPdf[] = [];
    for (const rows of Map.groupBy(files, ({ id }) => id).values()) {
      const best = bestOf(rows, order);
      if (best === undefined) continue;
      const file = { pdfId: best.id, language: best.language };
      found.push({
        id: best.id,
        title: best.title,
        categoryId: best.categoryId,
        categoryName: bestOf(names.get(best.categoryId) ?? [], order)?.name ?? best.categoryId,
        lang: best.language,
        url: await addresses.addressOf(file),
        bytes: best.size ?? (await readPdf(database, file))?.content.length ?? 0,
        createdAt: best.createdAt.toISOString(),
      });
    }
    return found;
  }

  implement(api, customerContent, {
    links: ({ user, language }) => linksOf(user, language),

    link: async ({ params, user, language }) => {
      const link = (await linksOf(user, language)).find(({ id }) => id === params.id);
      if (link === undefined) throw notFound("There is no such link");
      return link;
    },

    pdfs: async ({ query, user, language }) => {
      const all = await pdfsOf(user, language);
      const { categoryId } = query;
      return categoryId === undefined ? all : all.filter((pdf) => pdf.categoryId === categoryId);
    },

    pdf: async ({ params, user, language }) => {
      const pdf = (await pdfsOf(user, language)).find(({ id }) => id === params.id);
      if (pdf === undefined) throw notFound("There is no such PDF");
      return pdf;
    },

    notes: ({ user, language }) => notesOf(user, language),

    disclaimer: async ({ user, language }) => {
      const notes = await notesOf(user, language);
      const disclaimer = notes.find(({ index }) => index === disclaimerIndex);
      if (disclaimer === undefined) throw notFound("There is no disclaimer");
      return disclaimer;
    },
  });
}

/** The PDFs of a customer in every language: by category, in the order of the client tool, then newest first. */
function readPdfFiles(database: Database, customerId: string) {
  return database
    .select({
      id: pdfs.id,
      categoryId: pdfs.categoryId,
      createdAt: pdfs.createdAt,
      language: pdfFiles.language,
      title: pdfFiles.title,
      size: pdfSize,
    })
    .from(pdfFiles)
    .innerJoin(pdfs, eq(pdfs.id, pdfFiles.pdfId))
    .innerJoin(pdfCategories, eq(pdfCategories.id, pdfs.categoryId))
    .where(and(eq(pdfCategories.customerId, customerId), eq(pdfs.isShown, true)))
    .orderBy(
      asc(pdfCategories.position),
      asc(pdfCategories.id),
      desc(pdfs.createdAt),
      asc(pdfs.id),
    );
}

async function readCategoryNames(database: Database, customerId: string) {
  const { categoryId, language, name } = pdfCategoryNames;
  const names = await database
    .select({ categoryId, language, name })
    .from(pdfCategoryNames)
    .innerJoin(pdfCategories, eq(pdfCategories.id, categoryId))
    .where(eq(pdfCategories.customerId, customerId));
  return Map.groupBy(names, (row) => row.categoryId);
}
