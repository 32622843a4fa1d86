import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from "node:crypto";

/** Encrypts values before they are stored, and makes keyed hashes by which stored values are found. */
export interface SealedValues {
  /** Encrypts; `place` (such as the row's id) must be the same to open it again. */
  seal(value: Uint8Array, place: string): Uint8Array;
  /** Throws when the value was changed, or sealed with another key or for another place. */
  open(sealed: Uint8Array, place: string): Uint8Array;
  /** HMAC-SHA-256 of a text under a key of its own for each purpose, in base64url. */
  digest(text: string, purpose: string): string;
}

/** Bytes of the master key. */
export const keyBytes = 32;

const nonceBytes = 12;
const tagBytes = 16;

/** Sealing with AES-256-GCM under keys derived from one master key (HKDF, RFC 5869). */
export function createSealedValues(master: Uint8Array): SealedValues {
  if (master.length !== keyBytes) throw new RangeError(`the key must have ${keyBytes} bytes`);
  // Bytes would be made into a key by each call, which takes longer than the call itself.
  const derive = (purpose: string) =>
    createSecretKey(
      new Uint8Array(hkdfSync("sha256", master, new Uint8Array(), purpose, keyBytes)),
    );
  const sealing = derive("sealed values");
  const digesting = new Map<string, KeyObject>();

  return {
    seal(value, place) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv("aes-256-gcm", sealing, nonce);
      cipher.setAAD(Buffer.from(place));
      const content = [cipher.update(value), cipher.final()];
      return new Uint8Array(Buffer.concat([nonce, ...content, cipher.getAuthTag()]));
    },
    open(sealed, place) {
      const bytes = Buffer.from(sealed);
      const end = bytes.length - tagBytes;
      const decipher = createDecipheriv("aes-256-gcm", sealing, bytes.subarray(0, nonceBytes));
      decipher.setAAD(Buffer.from(place));
      decipher.setAuthTag(bytes.subarray(end));
      const content = [decipher.update(bytes.subarray(nonceBytes, end)), decipher.final()];
      return new Uint8Array(Buffer.concat(content));
    },
    digest(text, purpose) {
      const key = digesting.get(purpose) ?? derive(`digest ${purpose}`);
      digesting.set(purpose, key);
      return createHmac("sha256", key).update(text).digest("base64url");
    },
  };
}
