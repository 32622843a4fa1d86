import { createHash } from "node:crypto";

/** The SHA-256 of a text in base64url: what is stored of a secret, or of a name that may be one. */
export const digest = (text: string): string =>
  createHash("sha256").update(text).digest("base64url");
