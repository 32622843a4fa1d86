import { eq } from "drizzle-orm";
import type { AppContext, DocumentCatalogue } from "../defineArea.ts";
import { typeNameOf } from "./present.ts";
import { prepareMrzCodes } from "./queries.ts";
import { identityDocuments } from "./tables.ts";

/** The documents as the data check asks for them. */
export function documentCatalogue({ database, lexicon }: AppContext): DocumentCatalogue {
  const readMrzCodes = prepareMrzCodes(database);
  return {
    async series(id, { language }) {
      const [row] = await database
        .select()
        .from(identityDocuments)
        .where(eq(identityDocuments.id, id));
      if (row === undefined) return undefined;
      return {
        id,
        name: typeNameOf(lexicon, row.type, language),
        countryId: row.countryId,
        mrzState: (await readMrzCodes()).get(row.countryId) ?? null,
        mrzLayout: row.mrzLayout,
        documentCode: row.documentCode,
        firstIssued: row.firstIssued,
        lastIssued: null,
        numberPattern: null,
        validityYears: null,
        acceptance: null,
      };
    },
    isFantasyState: () => Promise.resolve(false),
  };
}
