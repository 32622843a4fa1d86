import { basename } from "node:path";
import type { Importer } from "../catalogue/importer.ts";
import { type ReadFile, readFactFile } from "../catalogue/readFacts.ts";
import { readSharedFacts } from "../catalogue/sharedFacts.ts";

/** A row of a file of facts. */
export type Row = Record<string, unknown>;

/** The facts of some importers, as an import reads them. */
export function factsOf(importers: readonly Importer[]) {
  const shared = readSharedFacts();
  const sharedFiles = namesOf(readSharedFacts);
  const reading = importers.map((importer) => ({
    importer,
    files: namesOf((readFile) => importer.read(shared, readFile)),
  }));

  /** Reads all of them. */
  function readAll(readFile?: ReadFile) {
    const read = readSharedFacts(readFile);
    return importers.flatMap((importer) => importer.read(read, readFile));
  }

  /** All facts with one row of a file changed; what does not depend on the file is as it was. */
  function withRow(name: string, list: string, index: number, change: (row: Row) => Row) {
    const readFile: ReadFile = (file) => {
      if (basename(file.pathname) !== name) return readFactFile(file);
      const facts = JSON.parse(readFactFile(file)) as Record<string, Row[]>;
      const rows = facts[list] ?? [];
      return JSON.stringify({
        ...facts,
        [list]: rows.map((row, at) => (at === index ? change(row) : row)),
      });
    };
    if (sharedFiles.has(name)) return readAll(readFile);
    return reading
      .filter(({ files }) => files.has(name))
      .flatMap(({ importer }) => importer.read(shared, readFile));
  }

  return { readAll, withRow };
}

/** The names of the files that are read. */
function namesOf(read: (readFile: ReadFile) => unknown): ReadonlySet<string> {
  const names = new Set<string>();
  read((file) => {
    names.add(basename(file.pathname));
    return readFactFile(file);
  });
  return names;
}
