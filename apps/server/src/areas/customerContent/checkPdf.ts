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

/** Kinds of actions and names of a document that run, play, send or open something (ISO 32000-2, 12.6, 7.7.4). */
const scripts = new Set([
  "JS",
  "JavaScript",
  "Launch",
  "GoToR",
  "GoToE",
  "SubmitForm",
  "ImportData",
  "RichMedia",
  "Rendition",
  "Movie",
  "Sound",
  "XFA",
]);

/** Names of files within a document. */
const files = new Set(["EmbeddedFile", "EmbeddedFiles", "EF"]);

/** A file that is a PDF to read and nothing more, or why it is not. */
export type CheckedPdf = { readonly content: Uint8Array } | { readonly refusal: PdfRefusal };

/**
 * Reads a file that should be a PDF to read and nothing more. The content is written anew from the
 * objects that were looked at: bytes beside them, such as an object that another one of its number
 * hides, are left out.
 */
export async function checkPdf(bytes: Uint8Array): Promise<CheckedPdf> {
  if (!Buffer.from(bytes.subarray(0, 1024)).includes("%PDF-")) return { refusal: "notPdf" };
  const document = await read(bytes, { throwOnInvalidObject: true });
  if (document === undefined) {
    // Its objects do not parse: they are damaged, or cannot be read without a password.
    const lenient = await read(bytes, { throwOnInvalidObject: false });
    return { refusal: lenient?.isEncrypted ? "encrypted" : "damaged" };
  }
  if (document.isEncrypted) return { refusal: "encrypted" };
  if (document.getPageCount() === 0) return { refusal: "damaged" };
  for (const [, object] of document.context.enumerateIndirectObjects()) {
    const refusal = refusalOf(object);
    if (refusal !== undefined) return { refusal };
  }
  return { content: await document.save({ updateFieldAppearances: false }) };
}

/** Undefined where it cannot be read, or, when that is asked for, where an object of it cannot be. */
const read = (
  bytes: Uint8Array,
  { throwOnInvalidObject }: { throwOnInvalidObject: boolean },
): Promise<PDFDocument | undefined> =>
  PDFDocument.load(bytes, {
    throwOnInvalidObject,
    ignoreEncryption: true,
    updateMetadata: false,
  }).catch(() => undefined);

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
      if (/^\s*(?:javascript|file):/i.test(next.decodeText())) return "hasScripts";
    }
  }
  return undefined;
}
