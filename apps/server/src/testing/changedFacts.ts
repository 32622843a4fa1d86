import { basename } from "node:path";
import { areas } from "../areas/index.ts";
import { type ReadFile, readFactFile } from "../catalogue/readFacts.ts";
import { readSharedFacts } from "../catalogue/sharedFacts.ts";

/** A row of a file of facts. */
export type Row = Record<string, unknown>;

/** Reads the facts of every area as an import does. */
export function readAll(readFile?: ReadFile) {
  const shared = readSharedFacts(readFile);
  return areas.flatMap(({ importer }) => importer?.read(shared, readFile) ?? []);
}

const shared = readSharedFacts();
const sharedFiles = namesOf(readSharedFacts);
/** Every importer with the names of its files. */
const importers = areas.flatMap(({ importer }) =>
  importer === undefined
    ? []
    : [{ importer, files: namesOf((readFile) => importer.read(shared, readFile)) }],
);

/** The names of the files that are read. */
function namesOf(read: (readFile: ReadFile) => unknown): ReadonlySet<string> {
  const names = new Set<string>();
  read((file) => {
    names.add(basename(file.pathname));
    return readFactFile(file);
  });
  return names;
}

/** All facts with one row of a file changed; what does not depend on the file is as it was. */
export function withRow(name: string, list: string, index: number, change: (row: Row) => Row) {
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
  return importers
    .filter(({ files }) => files.has(name))
    .flatMap(({ importer }) => importer.read(shared, readFile));
}
