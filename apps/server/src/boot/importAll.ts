import type { Area } from "../areas/defineArea.ts";
import { areas as everyArea } from "../areas/index.ts";
import { importCatalogue } from "../catalogue/importCatalogue.ts";
import type { ReadFile } from "../catalogue/readFacts.ts";
import { catalogueRevision } from "../catalogue/revision.ts";
import type { Database } from "../database/database.ts";
import { collectWords } from "../search/spelling.ts";

/**
 * Brings the facts of every area to those of this build, and the words that a search corrects
 * misspelt ones by. Returns whether an import was needed. Throws a FactError.
 */
export function importAll(
  database: Database,
  { areas = everyArea, readFile }: { areas?: readonly Area[]; readFile?: ReadFile } = {},
): Promise<boolean> {
  const importers = areas.flatMap(({ importer }) => importer ?? []);
  return importCatalogue(database, {
    importers,
    revision: catalogueRevision(),
    finish: (transaction) =>
      collectWords(
        transaction,
        importers.flatMap(({ searched }) => searched),
      ),
    ...(readFile && { readFile }),
  });
}
