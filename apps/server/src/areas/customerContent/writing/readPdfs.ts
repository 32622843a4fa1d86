import { type Language, type PdfAllLanguages, PdfRule } from "@specimen/api/contract";
import { asc, desc, eq, inArray } from "drizzle-orm";
import type { Caller } from "../../../auth/authorize.ts";
import { createPdfAddresses } from "../../../customers/pdfAddresses.ts";
import { readPending } from "../../../customers/pendingRules.ts";
import { pdfFiles, pdfs } from "../../../customers/tables.ts";
import type { AppContext } from "../../defineArea.ts";
import { fileOf } from "../addedPdfFiles.ts";
import { pdfSize } from "../pdfFiles.ts";
import type { SubjectRules } from "./subjectRules.ts";

/** Reads the PDFs of a customer with their files, those that wait or are to come included. */
export function createPdfReader(
  { database, now, publicUrl }: Pick<AppContext, "database" | "now" | "publicUrl">,
  rules: SubjectRules,
) {
  const addresses = createPdfAddresses(database, publicUrl, now);

  /** As clerks read them within a category; the files of each by language. */
  const filesOf = (ids: readonly string[]) =>
    database
      .select({
        id: pdfs.id,
        createdAt: pdfs.createdAt,
        language: pdfFiles.language,
        size: pdfSize,
      })
      .from(pdfs)
      .innerJoin(pdfFiles, eq(pdfFiles.pdfId, pdfs.id))
      .where(inArray(pdfs.id, ids))
      .orderBy(desc(pdfs.createdAt), asc(pdfs.id), asc(pdfFiles.language));

  const filesToCome = async ({ customer }: Caller) => {
    const pending = await readPending(database, customer.id, "pdfs", now());
    return [...pending].flatMap(([subject, { changeId, status, after }]) => {
      const file = after === null ? undefined : fileOf(subject);
      return file === undefined ? [] : [{ ...file, changeId, status }];
    });
  };

  return async (user: Caller): Promise<PdfAllLanguages[]> => {
    const own = await rules.all(user, "pdfs");
    if (own.size === 0) return [];
    const rows = await filesOf([...own.keys()]);
    const toCome = await filesToCome(user);
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
        version: rules.version(user),
        createdAt: (files[0]?.createdAt ?? now()).toISOString(),
        pdf: PdfRule.parse(own.get(id)),
        files: listed,
        pendingFiles: toCome
          .filter(({ pdfId }) => pdfId === id)
          .map(({ language: lang, changeId, status }) => ({ lang, changeId, status })),
      });
    }
    return found;
  };
}
