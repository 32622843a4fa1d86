import type { PgColumn } from "drizzle-orm/pg-core";
import { type FactFiles, type FactsOf, type ReadFile, readFacts } from "./readFacts.ts";
import type { SharedFacts } from "./sharedFacts.ts";
import type { TableRows } from "./tableRows.ts";

/** How an area's fact files become rows. */
export interface Importer {
  /** Columns of type tsvector whose words correct misspelt ones in a search. */
  readonly searched: readonly PgColumn[];
  /** Reads the facts and returns their rows, in an order that satisfies foreign keys. */
  read(shared: SharedFacts, readFile?: ReadFile): TableRows[];
}

/** Defines an importer; `check` throws a FactError for facts that contradict each other. */
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
