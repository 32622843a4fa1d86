import type { Database } from "../database/database.ts";
import { createFileAddresses } from "./fileAddresses.ts";

/** A PDF in one language. */
export interface PdfFile {
  readonly pdfId: string;
  readonly language: string;
}

/** Signed addresses of PDFs, for links that open in a new tab. */
export interface PdfAddresses {
  addressOf(file: PdfFile): Promise<string>;
  /** Whether the signature is valid and the address has not expired. */
  isValid(file: PdfFile, expires: string, signature: string): Promise<boolean>;
}

/** Creates the addresses of PDFs. */
export function createPdfAddresses(
  database: Database,
  publicUrl: string,
  now: () => Date,
): PdfAddresses {
  const addresses = createFileAddresses(database, publicUrl, now);
  const pathOf = ({ pdfId, language }: PdfFile) =>
    `pdfs/${encodeURIComponent(pdfId)}/${language}.pdf`;
  return {
    addressOf: (file) => addresses.addressOf(pathOf(file)),
    isValid: (file, expires, signature) => addresses.isValid(pathOf(file), expires, signature),
  };
}
