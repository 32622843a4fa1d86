import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { addressKeys } from "./tables.ts";

/** A PDF in one language. */
export interface PdfFile {
  readonly pdfId: string;
  readonly language: string;
}

/** Addresses that open in a new tab, where no token can be sent: signed, and only valid for hours. */
export interface PdfAddresses {
  addressOf(file: PdfFile): Promise<string>;
  /** Whether the signature is ours and the address has not expired. */
  isValid(file: PdfFile, expires: string, signature: string): Promise<boolean>;
}

/** How long an address works at least; it is the same for an hour, so that lists do not change. */
const validFor = 12 * 3600;
const purpose = "pdfs";

/** Signs and checks addresses with a key kept in the database (HMAC-SHA256, RFC 2104). */
export function createPdfAddresses(
  database: Database,
  publicUrl: string,
  now: () => Date,
): PdfAddresses {
  let reading: Promise<string> | undefined;
  const key = () => (reading ??= readKey(database));

  async function sign({ pdfId, language }: PdfFile, expires: string): Promise<string> {
    const hmac = createHmac("sha256", await key());
    return hmac.update([pdfId, language, expires].join("\n")).digest("base64url");
  }

  return {
    async addressOf(file) {
      const expires = String(expiryOf(now()));
      const query = new URLSearchParams({ expires, signature: await sign(file, expires) });
      return `${publicUrl}/files/pdfs/${encodeURIComponent(file.pdfId)}/${file.language}.pdf?${query.toString()}`;
    },
    async isValid(file, expires, signature) {
      if (!/^\d{1,12}$/.test(expires) || Number(expires) * 1000 <= now().getTime()) return false;
      const expected = Buffer.from(await sign(file, expires));
      const given = Buffer.from(signature);
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}

/** Seconds since 1970 at which an address made now ends: twelve hours on, at the next full hour. */
export function expiryOf(now: Date): number {
  return Math.ceil((now.getTime() / 1000 + validFor) / 3600) * 3600;
}

/** The key, made by whoever comes first. */
async function readKey(database: Database): Promise<string> {
  await database
    .insert(addressKeys)
    .values({ purpose, key: randomBytes(32).toString("base64url") })
    .onConflictDoNothing();
  const [row] = await database
    .select({ key: addressKeys.key })
    .from(addressKeys)
    .where(eq(addressKeys.purpose, purpose));
  if (row === undefined) throw new Error("the key of PDF addresses was not kept");
  return row.key;
}
