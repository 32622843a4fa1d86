import { createHash } from "node:crypto";
import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { readdirSync, readFileSync } from "node:fs";
import { catalogueRevision } from "../catalogue/revision.ts";

const folder = new URL("../../dist/", import.meta.url);

/** The file of a filled database for this very build; its name changes with what it is made from. */
export function snapshotFile(): string {
  const hash = createHash("sha256").update(catalogueRevision());
  const drizzle = new URL("../../drizzle/", import.meta.url);
  for (const file of readdirSync(drizzle).sort()) {
    if (file.endsWith(".sql")) hash.update(readFileSync(new URL(file, drizzle)));
  }
  const name = `snapshot-${hash.digest("base64url").slice(0, 12)}.tar.gz`;
  return fileURLToPath(new URL(name, folder));
}

/** Puts a snapshot in its place in one step and removes those of earlier builds. */
export async function writeSnapshot(dump: Blob): Promise<string> {
  const file = snapshotFile();
  await mkdir(folder, { recursive: true });
  const partial = `${file}.${process.pid}`;
  await writeFile(partial, Buffer.from(await dump.arrayBuffer()));
  await rename(partial, file);
  for (const name of await readdir(folder)) {
    const isEarlier = /^snapshot-[\w-]+\.tar\.gz$/.test(name) && name !== basename(file);
    if (isEarlier) await rm(`${dirname(file)}/${name}`, { force: true });
  }
  return file;
}
