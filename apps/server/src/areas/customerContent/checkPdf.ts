import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFStream,
  PDFString,
} from "@cantoo/pdf-lib";

/** Why a file is not taken as a PDF. */
export type PdfRefusal = "notPdf" | "encrypted" | "damaged" | "hasScripts" | "hasFiles";

/** Kinds of actions and names of a document that run something (ISO 32000-2, 12.6 and 7.7.4). */
const scripts = new Set([
  "JS",
  "JavaScript",
  "Launch",
  "SubmitForm",
  "ImportData",
  "RichMedia",
  "Rendition",
  "XFA",
]);

/** Names of files within a document. */
const files = new Set(["EmbeddedFile", "EmbeddedFiles", "EF"]);

/** What is wrong with a file that should be a PDF to read and nothing more; undefined if nothing is. */
export async function refusalOfPdf(bytes: Uint8Array): Promise<PdfRefusal | undefined> {
  if (!Buffer.from(bytes.subarray(0, 1024)).includes("%PDF-")) return "notPdf";
  const document = await PDFDocument.load(bytes, {
    throwOnInvalidObject: true,
    updateMetadata: false,
  }).catch((error: unknown) => error);
  if (!(document instanceof PDFDocument)) {
    const message = document instanceof Error ? document.message : "";
    return /encrypt/i.test(message) ? "encrypted" : "damaged";
  }
  if (document.isEncrypted) return "encrypted";
  if (document.getPageCount() === 0) return "damaged";
  for (const [, object] of document.context.enumerateIndirectObjects()) {
    const refusal = refusalOf(object);
    if (refusal !== undefined) return refusal;
  }
  return undefined;
}

/** Looks at an object and everything written in it; references lead to objects of their own. */
function refusalOf(object: PDFObject): PdfRefusal | undefined {
  const open: PDFObject[] = [object];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next instanceof PDFStream) open.push(next.dict);
    if (next instanceof PDFArray) open.push(...next.asArray());
    if (next instanceof PDFDict) {
      for (const [key, value] of next.entries()) {
        if (files.has(key.decodeText())) return "hasFiles";
        if (scripts.has(key.decodeText())) return "hasScripts";
        open.push(value);
      }
    }
    if (next instanceof PDFName && scripts.has(next.decodeText())) return "hasScripts";
    if (next instanceof PDFString || next instanceof PDFHexString) {
      if (/^\s*javascript:/i.test(next.decodeText())) return "hasScripts";
    }
  }
  return undefined;
}
