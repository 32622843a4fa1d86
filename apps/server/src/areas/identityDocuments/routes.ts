import { identityDocuments as calls } from "@specimen/api/contract";
import { asc, eq, sql } from "drizzle-orm";
import { toCountryDictionary } from "../../catalogue/choices.ts";
import { countryOf } from "../../catalogue/countries.ts";
import { implement } from "../../http/implement.ts";
import type { AppApi } from "../defineArea.ts";
import { documentOf } from "./present.ts";
import { prepareDocuments, prepareMrzCodes } from "./queries.ts";
import { identityDocuments } from "./tables.ts";

/** The identity-document calls of specification 7.7. */
export function documentRoutes(api: AppApi): void {
  const { database, lexicon } = api.context;
  const { id, countryId, position } = identityDocuments;
  const read = prepareDocuments(
    database,
    "identity_documents",
    eq(countryId, sql.placeholder("countryId")),
  );
  const readMrzCodes = prepareMrzCodes(database);

  implement(api, calls, {
    byCountry: {
      byRevision: async ({ params, language }) => {
        const entry = countryOf(lexicon, params.id);
        const rows = await read.execute({ countryId: entry.id });
        return {
          country: lexicon.country(entry, language),
          mrzCode: (await readMrzCodes()).get(entry.id) ?? null,
          documents: rows.map((row) => documentOf(lexicon, row, language)),
        };
      },
    },

    documentCountries: {
      byRevision: async () =>
        toCountryDictionary(
          await database
            .select({ id, countryId })
            .from(identityDocuments)
            .orderBy(asc(countryId), asc(position)),
        ),
    },
  });
}
