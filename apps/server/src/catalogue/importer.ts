import type { PgColumn } from "drizzle-orm/pg-core";
import { type FactFiles, type FactsOf, type ReadFile, readFacts } from "./readFacts.ts";
import type { SharedFacts } from "./sharedFacts.ts";
import type { TableRows } from "./tableRows.ts";

/** What an area's files of facts become in the database. */
export interface Importer {
  /** Columns of type tsvector whose words a search corrects misspelt ones by. */
  readonly searched: readonly PgColumn[];
  /** Reads the facts and makes their rows, in an order in which they can be inserted. */
  read(shared: SharedFacts, readFile?: ReadFile): TableRows[];
}

/** Makes an importer; `check` throws a FactError where facts do not fit together. */
export function defineImporter<F extends FactFiles>({
  files,
  check = () => undefined,
  rows,
  searched = [],
}: {
  readonly files: F;
  readonly check?: (facts: FactsOf<F>, shared: SharedFacts) => void;
  readonly rows: (facts: FactsOf<F>, shared: SharedFacts) => TableRows[];
  readonly searched?: readonly PgColumn[];
}): Importer {
  return {
    searched,
    read(shared, readFile) {
      const facts = readFacts(files, readFile);
      check(facts, shared);
      return rows(facts, shared);
    },
  };
}
