import { type Language, languages } from "@specimen/api/contract";
import { and, eq, inArray, isNotNull } from "drizzle-orm";
import { addedPdfFiles, pdfCategories, pdfFiles, pdfs } from "../../customers/tables.ts";
import type { Database, Transaction } from "../../database/database.ts";

/** The file of a PDF in a further language. */
export interface AddedFile {
  readonly pdfId: string;
  readonly language: Language;
}

/** The subject of a file in a further language, beside that of its PDF. */
export const subjectOf = ({ pdfId, language }: AddedFile): string => `${pdfId}/${language}`;

/** The file that a subject is; undefined where it is a PDF. */
export function fileOf(subject: string): AddedFile | undefined {
  const [pdfId = "", suffix] = subject.split("/");
  const language = languages.find((each) => each === suffix);
  return language && { pdfId, language };
}

/** The PDF that a subject is, or whose file it is. */
export const pdfOf = (subject: string): string => fileOf(subject)?.pdfId ?? subject;

/** The ids of the files in effect among some subjects, by subject. */
export async function readAddedFiles(
  database: Database | Transaction,
  customerId: string,
  subjects: readonly string[],
): Promise<Map<string, string>> {
  const wanted = subjects.filter((subject) => fileOf(subject) !== undefined);
  if (wanted.length === 0) return new Map();
  const { pdfId, language, addedId } = pdfFiles;
  const rows = await database
    .select({ pdfId, language, addedId })
    .from(pdfFiles)
    .innerJoin(pdfs, eq(pdfs.id, pdfId))
    .innerJoin(pdfCategories, eq(pdfCategories.id, pdfs.categoryId))
    .where(
      and(
        eq(pdfCategories.customerId, customerId),
        inArray(pdfId, wanted.map(pdfOf)),
        isNotNull(addedId),
      ),
    );
  return new Map(
    rows.flatMap((row) => {
      const subject = `${row.pdfId}/${row.language}`;
      return row.addedId !== null && wanted.includes(subject) ? [[subject, row.addedId]] : [];
    }),
  );
}

/** Puts a file in a further language in effect, or none. */
export async function writeAddedFile(
  transaction: Transaction,
  { pdfId, language }: AddedFile,
  id: string | null,
): Promise<void> {
  const isOfPdf = eq(pdfFiles.pdfId, pdfId);
  const isAdded = and(isOfPdf, eq(pdfFiles.language, language), isNotNull(pdfFiles.addedId));
  await transaction.delete(pdfFiles).where(isAdded);
  if (id === null) return;
  const [pdf] = await transaction
    .select({ titles: pdfs.titles })
    .from(pdfs)
    .where(eq(pdfs.id, pdfId));
  const files = await transaction
    .select({ language: pdfFiles.language, title: pdfFiles.title })
    .from(pdfFiles)
    .where(isOfPdf);
  const titles = new Map([
    ...files.map((file) => [file.language, file.title] as const),
    ...Object.entries(pdf?.titles ?? {}),
  ]);
  const title = [language, ...languages].map((each) => titles.get(each)).find(Boolean) ?? "";
  const [added] = await transaction
    .select({ content: addedPdfFiles.content })
    .from(addedPdfFiles)
    .where(and(eq(addedPdfFiles.id, id), eq(addedPdfFiles.pdfId, pdfId)));
  if (added === undefined) return;
  await transaction
    .insert(pdfFiles)
    .values({ pdfId, language, title, content: added.content, addedId: id })
    .onConflictDoNothing();
}
