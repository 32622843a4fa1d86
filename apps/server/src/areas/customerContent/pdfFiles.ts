import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../database/database.ts";
import { pdfFiles, pdfs } from "../../customers/tables.ts";
import type { PdfFile } from "../../customers/pdfAddresses.ts";
import { renderSheet } from "../../customers/renderSheet.ts";

/** The title and the bytes of a PDF. */
export interface PdfContent {
  readonly title: string;
  readonly content: Uint8Array;
}

/** Reads a PDF in one language; a sheet is rendered at the first read and its bytes are stored. */
export async function readPdf(database: Database, file: PdfFile): Promise<PdfContent | undefined> {
  const isFile = and(eq(pdfFiles.pdfId, file.pdfId), eq(pdfFiles.language, file.language));
  const [row] = await database
    .select({
      title: pdfFiles.title,
      sheet: pdfFiles.sheet,
      content: pdfFiles.content,
      createdAt: pdfs.createdAt,
    })
    .from(pdfFiles)
    .innerJoin(pdfs, eq(pdfs.id, pdfFiles.pdfId))
    .where(isFile);
  if (row === undefined) return undefined;
  const { title, sheet, createdAt } = row;
  if (row.content !== null) return { title, content: row.content };
  if (sheet === null) return undefined;
  const content = await renderSheet({ title, language: file.language, createdAt, sheet });
  await database.update(pdfFiles).set({ content }).where(isFile);
  return { title, content };
}

/** The size in bytes; null for a sheet that has not been rendered. */
export const pdfSize = sql<number | null>`octet_length(${pdfFiles.content})`;
