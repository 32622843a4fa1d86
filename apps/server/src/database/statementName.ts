import { createHash } from "node:crypto";

/**
 * A name for a prepared statement that is one of several: `list` and a hash of what tells it from
 * the others. A connection refuses a second statement of the same name, whoever prepares it, and
 * PostgreSQL cuts names at 63 bytes.
 */
export const statementName = (list: string, own: string): string =>
  `${list}_${createHash("sha256").update(own).digest("hex").slice(0, 16)}`;
