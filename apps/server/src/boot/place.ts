import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Place } from "../database/database.ts";

/** The folder of this checkout, without a slash at the end. */
const checkout = resolve(fileURLToPath(new URL("../../../..", import.meta.url)));

/**
 * A path as the whole; a relative one is of the checkout, whatever folder a command of it runs in: npm
 * start and npm run backup must mean the same.
 */
export const pathOf = (path: string): string => resolve(checkout, path);

/** The database of DATABASE_URL, else the folder of SPECIMEN_DATA, else `data` of this checkout. */
export function placeOf(env: Readonly<Record<string, string | undefined>>): Place {
  const url = env["DATABASE_URL"];
  if (url) return { kind: "url", url };
  return { kind: "folder", path: pathOf(env["SPECIMEN_DATA"] || "data") };
}
