import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { readOnce } from "../database/readOnce.ts";
import { addressKeys } from "./tables.ts";

/** Signed addresses that expire, for files that a browser asks for without a token. */
export interface FileAddresses {
  /** The address of a file under `/files`, such as `pictures/7.webp`. */
  addressOf(path: string): Promise<string>;
  /** Whether the signature is valid and the address has not expired. */
  isValid(path: string, expires: string, signature: string): Promise<boolean>;
}

/** Minimal life of an address; addresses change once an hour, so that answers stay cacheable. */
const validFor = 12 * 3600;
const purpose = "files";

/** Signs and checks addresses with a key stored in the database (HMAC-SHA256, RFC 2104). */
export function createFileAddresses(
  database: Database,
  publicUrl: string,
  now: () => Date,
): FileAddresses {
  const key = readOnce(() => readKey(database));

  async function sign(path: string, expires: string): Promise<string> {
    const hmac = createHmac("sha256", await key());
    return hmac.update(`${path}\n${expires}`).digest("base64url");
  }

  return {
    async addressOf(path) {
      const expires = String(expiryOf(now()));
      const query = new URLSearchParams({ expires, signature: await sign(path, expires) });
      return `${publicUrl}/files/${path}?${query.toString()}`;
    },
    async isValid(path, expires, signature) {
      if (!/^\d{1,12}$/.test(expires) || Number(expires) * 1000 <= now().getTime()) return false;
      const expected = Buffer.from(await sign(path, expires));
      const given = Buffer.from(signature);
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}

/**
 * Expiry of an address made now, in seconds since 1970: in twelve hours, rounded up to a full hour.
 */
export function expiryOf(now: Date): number {
  return Math.ceil((now.getTime() / 1000 + validFor) / 3600) * 3600;
}

/** The key, inserted at the first use. */
async function readKey(database: Database): Promise<string> {
  await database
    .insert(addressKeys)
    .values({ purpose, key: randomBytes(32).toString("base64url") })
    .onConflictDoNothing();
  const [row] = await database
    .select({ key: addressKeys.key })
    .from(addressKeys)
    .where(eq(addressKeys.purpose, purpose));
  if (row === undefined) throw new Error("the key of file addresses was not kept");
  return row.key;
}
