import type { Language } from "@specimen/api/contract";
import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { bestOf } from "../http/bestLanguage.ts";
import { pdfFiles, pdfs } from "./tables.ts";
import { createPdfAddresses } from "./pdfAddresses.ts";

/** Addresses of PDFs for readers of a language. */
export interface PdfLinks {
  /** By the id of the PDF, each in the first of the given languages that exists. */
  addressesOf(
    pdfIds: readonly string[],
    languages: readonly Language[],
  ): Promise<ReadonlyMap<string, string>>;
}

/** Dependencies of the addresses of PDFs. */
interface PdfContext {
  readonly database: Database;
  readonly publicUrl: string;
  readonly now: () => Date;
}

/** Finds the addresses of the PDFs of articles and links. */
export function createPdfLinks({ database, publicUrl, now }: PdfContext): PdfLinks {
  const addresses = createPdfAddresses(database, publicUrl, now);
  return {
    async addressesOf(pdfIds, languages) {
      if (pdfIds.length === 0) return new Map();
      const { pdfId, language } = pdfFiles;
      const rows = await database
        .select({ pdfId, language })
        .from(pdfFiles)
        .innerJoin(pdfs, eq(pdfs.id, pdfId))
        .where(and(inArray(pdfId, [...pdfIds]), eq(pdfs.isShown, true)));
      const found = new Map<string, string>();
      for (const [id, files] of Map.groupBy(rows, (row) => row.pdfId)) {
        const best = bestOf(files, languages);
        if (best !== undefined) found.set(id, await addresses.addressOf(best));
      }
      return found;
    },
  };
}
