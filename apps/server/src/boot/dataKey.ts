import { randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Place } from "../database/database.ts";
import { keyBytes } from "../database/sealedValues.ts";
import { SettingError } from "./settingError.ts";

/**
 * The key for what is stored about people: the setting, else a file outside the database, made at the
 * first start and readable for its owner only; in memory a new one each time. Throws a SettingError.
 */
export async function readDataKey(place: Place, setting?: string): Promise<Uint8Array> {
  if (setting) return parseKey(setting, "SPECIMEN_DATA_KEY");
  if (place.kind === "memory") return randomBytes(keyBytes);
  const file = place.kind === "folder" ? `${place.path}.key` : serverKeyFile;
  for (const known of place.kind === "folder" ? [file, formerKeyFile(place.path)] : [file]) {
    const stored = await readFile(known, "utf8").catch(() => undefined);
    if (stored !== undefined) return parseKey(stored, known);
  }
  const key = randomBytes(keyBytes);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${key.toString("base64")}\n`, { mode: 0o600, flag: "wx" });
  return key;
}

/** Where earlier versions put it for a SPECIMEN_DATA with a slash at the end. */
const formerKeyFile = (path: string): string => join(path, ".key");

/** Where the key is when the database is a server and no setting names one. */
const serverKeyFile = fileURLToPath(new URL("../../../../data.key", import.meta.url));

function parseKey(text: string, where: string): Uint8Array {
  const key = Buffer.from(text.trim(), "base64");
  if (key.length === keyBytes) return key;
  throw new SettingError(`${where} must be ${keyBytes} bytes in Base64, not ${key.length}.`);
}
