import { fileURLToPath } from "node:url";
import type { Place } from "../database/database.ts";

/** The database of DATABASE_URL, else the folder of SPECIMEN_DATA, else `data` of this repository. */
export function placeOf(env: Readonly<Record<string, string | undefined>>): Place {
  const url = env["DATABASE_URL"];
  if (url) return { kind: "url", url };
  const path = env["SPECIMEN_DATA"] ?? fileURLToPath(new URL("../../../../data", import.meta.url));
  return { kind: "folder", path };
}
