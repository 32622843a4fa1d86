import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname } from "node:path";
import { fileURLToPath } from "node:url";

const folder = new URL("../../dist/", import.meta.url);
const migrations = new URL("../../drizzle/", import.meta.url);

/** A filled database in a file, which later starts load. */
export interface Snapshot {
  readonly file: string;
  readonly exists: () => boolean;
  /** The file, or undefined where there is none. */
  readonly read: () => Promise<Blob | undefined>;
  /** Replaces the snapshots of earlier builds in one step. */
  readonly write: (dump: Blob) => Promise<void>;
}

/** The snapshot of this build's tables with content of a revision; its name changes with both. */
export function snapshotOf(revision: string): Snapshot {
  const hash = createHash("sha256").update(revision);
  for (const file of readdirSync(migrations).sort()) {
    if (file.endsWith(".sql")) hash.update(readFileSync(new URL(file, migrations)));
  }
  const name = `snapshot-${hash.digest("base64url").slice(0, 12)}.tar.gz`;
  const file = fileURLToPath(new URL(name, folder));
  return {
    file,
    exists: () => existsSync(file),
    read: () =>
      readFile(file).then(
        (content) => new Blob([content]),
        () => undefined,
      ),
    async write(dump) {
      await mkdir(folder, { recursive: true });
      const partial = `${file}.${process.pid}`;
      await writeFile(partial, Buffer.from(await dump.arrayBuffer()));
      await rename(partial, file);
      for (const other of await readdir(folder)) {
        const isEarlier = /^snapshot-[\w-]+\.tar\.gz$/.test(other) && other !== basename(file);
        if (isEarlier) await rm(`${dirname(file)}/${other}`, { force: true });
      }
    },
  };
}
