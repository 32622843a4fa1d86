import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";

const unpack = promisify(gunzip);

const folder = new URL("../../dist/", import.meta.url);
const migrations = new URL("../../drizzle/", import.meta.url);

/** A filled database in a file, which later starts load. */
export interface Snapshot {
  readonly file: string;
  readonly exists: () => boolean;
  /** The unpacked archive, or undefined where there is none. */
  readonly read: () => Promise<Uint8Array | undefined>;
  /** Atomically replaces the snapshots of earlier builds. */
  readonly write: (dump: Blob) => Promise<void>;
}

/** The snapshot of this build's tables with content of a revision; both determine its file name. */
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
    async read() {
      const packed = await readFile(file).catch(() => undefined);
      // Unpacked into one piece: its length stands at the end (RFC 1952), and joining many takes long.
      return packed && unpack(packed, { chunkSize: packed.readUInt32LE(packed.length - 4) });
    },
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
