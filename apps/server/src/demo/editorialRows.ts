import {
  customerLinks,
  customerLinkTexts,
  customerNotes,
  pdfCategoryNames,
} from "../areas/customerContent/tables.ts";
import { articleImages, articles, articleTexts } from "../areas/news/tables.ts";
import { calendarEntries, calendarEntryTexts } from "../areas/newsCalendar/tables.ts";
import type { TableRows } from "../catalogue/tableRows.ts";
import type { SheetBlock } from "../customers/sheet.ts";
import { pdfCategories, pdfFiles, pdfs } from "../customers/tables.ts";
import { sanitizeRichText } from "../http/richText.ts";
import type { Editorial, EditorialBlock } from "./editorialFacts.ts";

/**
 * The rows of what a customer has written, or without one the product. `deadlines` are the rows
 * that stand for a block of this kind, by language.
 */
export function editorialRows(
  editorial: Editorial,
  customerId: string | null,
  deadlines: ReadonlyMap<string, string[][]>,
): TableRows[] {
  return [
    ...pdfRows(editorial, customerId, deadlines),
    ...articleRows(editorial, customerId),
    ...entryRows(editorial, customerId),
    ...(customerId === null ? [] : wordRows(editorial, customerId)),
  ];
}

function articleRows({ articles: own }: Editorial, customerId: string | null): TableRows[] {
  const kind = customerId === null ? "changelog" : "news";
  return [
    [
      articles,
      own.map(({ id, createdAt, activeDate, pdfId }) => ({
        id,
        kind,
        customerId,
        createdAt: new Date(createdAt),
        activeDate,
        pdfId,
      })),
    ],
    [
      articleTexts,
      own.flatMap(({ id: articleId, texts }) =>
        Object.entries(texts).map(([language, { title, text }]) => ({
          articleId,
          language,
          title,
          text: sanitizeRichText(text),
        })),
      ),
    ],
    [
      articleImages,
      own.flatMap(({ id: articleId, images }) =>
        images.map((image, position) => ({ articleId, position, ...image })),
      ),
    ],
  ];
}

function entryRows({ entries }: Editorial, customerId: string | null): TableRows[] {
  return [
    [
      calendarEntries,
      entries.map(({ texts: _, ...entry }) => ({
        ...entry,
        customerId,
        updatedAt: new Date(`${entry.day}T00:00:00Z`),
      })),
    ],
    [
      calendarEntryTexts,
      entries.flatMap(({ id: entryId, texts }) =>
        Object.entries(texts).map(([language, content]) => ({
          entryId,
          language,
          content: sanitizeRichText(content),
        })),
      ),
    ],
  ];
}

function wordRows({ links, notes }: Editorial, customerId: string): TableRows[] {
  return [
    [
      customerLinks,
      links.map(({ texts: _, ...link }, position) => ({ ...link, customerId, position })),
    ],
    [
      customerLinkTexts,
      links.flatMap(({ id: linkId, type, texts }) =>
        Object.entries(texts).map(([language, { label, value }]) => ({
          linkId,
          language,
          label,
          value: type === "text" ? sanitizeRichText(value) : value,
        })),
      ),
    ],
    [
      customerNotes,
      notes.flatMap(({ index, texts }) =>
        Object.entries(texts).map(([language, { label, note }]) => ({
          customerId,
          index,
          language,
          label,
          note: sanitizeRichText(note),
        })),
      ),
    ],
  ];
}

function pdfRows(
  { author, categories, pdfs: own }: Editorial,
  customerId: string | null,
  deadlines: ReadonlyMap<string, string[][]>,
): TableRows[] {
  const settle = (block: EditorialBlock, language: string): SheetBlock =>
    block.kind === "deadlines"
      ? { kind: "table", columns: block.columns, rows: deadlines.get(language) ?? [] }
      : block;
  return [
    [pdfCategories, categories.map(({ id }, position) => ({ id, customerId, position }))],
    [
      pdfCategoryNames,
      categories.flatMap(({ id: categoryId, names }) =>
        Object.entries(names).map(([language, name]) => ({ categoryId, language, name })),
      ),
    ],
    [
      pdfs,
      own.map(({ id, categoryId, createdAt }) => ({
        id,
        categoryId,
        createdAt: new Date(createdAt),
      })),
    ],
    [
      pdfFiles,
      own.flatMap(({ id: pdfId, sheets }) =>
        Object.entries(sheets).map(([language, { title, blocks }]) => ({
          pdfId,
          language,
          title,
          sheet: { author, blocks: blocks.map((block) => settle(block, language)) },
        })),
      ),
    ],
  ];
}
