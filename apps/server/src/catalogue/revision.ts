import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const source = fileURLToPath(new URL("../", import.meta.url));

/**
 * A hash of the files of the server's source whose paths match, tests excepted: the same content
 * gives the same hash on every machine.
 */
export function revisionOf(pattern: RegExp): string {
  const files = readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith(".test.ts"))
    .map((entry) => relative(source, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
    .filter((file) => pattern.test(file))
    .sort();
  const hash = createHash("sha256");
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(join(source, file)));
  return hash.digest("base64url").slice(0, 12);
}

/** What imported rows are made from: a change asks for a new import. */
export const catalogueRevision = (): string => revisionOf(/^(areas|catalogue|search)\//);

/**
 * What pictures are drawn from: part of their addresses, which are cached without limit. `areas`
 * are the folders of the areas that draw.
 */
export const imagesRevision = (areas: readonly string[]): string =>
  revisionOf(
    new RegExp(`^(images/|areas/(${areas.join("|")})/(draw|facts/)|catalogue/facts/flags)`),
  );

/** What answers are made from, the whole source. */
export const sourceRevision = (): string => revisionOf(/(?:)/);
