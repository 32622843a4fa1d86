import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const source = new URL("../", import.meta.url);

/**
 * A short name for what stands in some files and folders of the server's source, tests excepted:
 * the same content gives the same name on every machine.
 */
export function revisionOf(...paths: string[]): string {
  const hash = createHash("sha256");
  for (const path of paths) {
    for (const file of filesIn(path)) {
      hash.update(`${file}\0`).update(readFileSync(new URL(file, source)));
    }
  }
  return hash.digest("base64url").slice(0, 12);
}

/** What the tables of the catalogue are made from: a change asks for a new import. */
export const catalogueRevision = (): string => revisionOf("areas", "catalogue", "search");

/** What pictures are drawn from: part of their addresses, which are immutable. */
export const imagesRevision = (): string =>
  revisionOf(
    "images",
    "areas/banknotes/drawBanknote.ts",
    "areas/banknotes/facts/banknotes.json",
    "areas/coins/draw",
    "areas/coins/facts/coins.json",
    "areas/identityDocuments/draw",
    "areas/preciousMetals/draw",
    "areas/travellersCheques/draw",
    "catalogue/facts/flags.avif",
  );

function filesIn(path: string): string[] {
  if (/\.\w+$/.test(path)) return [path];
  const folder = fileURLToPath(new URL(path, source));
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith(".test.ts"))
    .map((entry) => relative(fileURLToPath(source), join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll("\\", "/"))
    .sort();
}
