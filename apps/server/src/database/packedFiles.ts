import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { MemoryFS, PGlite } from "@electric-sql/pglite";

/** A file or folder of a tar archive. */
interface PackedFile {
  /** Its path inside, with a slash before it. */
  readonly path: string;
  /** A part of the archive; undefined for a folder. */
  readonly content: Uint8Array | undefined;
}

/** Bytes of a header; contents are filled up to a multiple of them. */
const block = 512;

/** The files of a tar archive as the engine writes it (POSIX ustar), folders before what is in them. */
export function* filesIn(archive: Uint8Array): Generator<PackedFile, void, void> {
  const decoder = new TextDecoder();
  for (let at = 0; (archive[at] ?? 0) !== 0;) {
    const header = at;
    const text = (from: number, length: number) =>
      decoder.decode(archive.subarray(header + from, header + from + length)).replace(/\0.*$/s, "");
    const prefix = text(345, 155);
    const path = prefix === "" ? text(0, 100) : `${prefix}/${text(0, 100)}`;
    const size = Number.parseInt(text(124, 12), 8);
    const end = header + block + size;
    if (!(end <= archive.length)) throw new RangeError("the archive is not whole");
    const isFolder = text(156, 1) === "5";
    yield { path, content: isFolder ? undefined : archive.subarray(header + block, end) };
    at = Math.ceil(end / block) * block;
  }
}

/** Writes the files of an archive into a new folder. */
export async function unpackInto(folder: string, archive: Uint8Array): Promise<void> {
  await mkdir(folder, { mode: 0o700 });
  for (const { path, content } of filesIn(archive)) {
    if (content === undefined) await mkdir(join(folder, path), { mode: 0o700, recursive: true });
    else await writeFile(join(folder, path), content, { mode: 0o600 });
  }
}

/** What is used of the engine's files, which its package has no type for. */
interface EngineFiles {
  mkdirTree(path: string, mode: number): void;
  writeFile(path: string, content: Uint8Array, options: { canOwn: boolean; mode: number }): void;
}

/** Files in memory that begin with those of an archive, whose bytes they take over without a copy. */
export class UnpackedFiles extends MemoryFS {
  readonly #archive: Uint8Array;

  constructor(archive: Uint8Array) {
    super();
    this.#archive = archive;
  }

  override async initialSyncFs(): Promise<void> {
    if (this.pg === undefined) throw new Error("there is no engine");
    const { FS: files } = this.pg.Module as { FS: EngineFiles };
    const { PGDATA: folder } = PGlite.paths;
    files.mkdirTree(folder, 0o700);
    for (const { path, content } of filesIn(this.#archive)) {
      if (content === undefined) files.mkdirTree(folder + path, 0o700);
      else files.writeFile(folder + path, content, { canOwn: true, mode: 0o600 });
    }
  }
}
