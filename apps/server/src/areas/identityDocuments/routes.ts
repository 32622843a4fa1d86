import { identityDocuments } from "@specimen/api/contract";
import { asc, eq, sql } from "drizzle-orm";
import { type Api, implement } from "../../http/implement.ts";
import { identityDocuments as table } from "./tables.ts";
import { catalogueDay } from "../../catalogue/provenance.ts";
import { countryOf } from "../../catalogue/countryOf.ts";

/** Mounts the identity-document calls of specification 7.7. */
export function identityDocumentRoutes(api: Api): void {
  const { database, lexicon } = api.world;
  const read = database
    .select()
    .from(table)
    .where(eq(table.countryId, sql.placeholder("countryId")))
    .orderBy(asc(table.position))
    .prepare("identity_documents");

  implement(api, identityDocuments, {
    byCountry: {
      byRevision: async ({ params, language }) => {
        const entry = countryOf(lexicon, params.id);
        const rows = await read.execute({ countryId: entry.id });
        return {
          country: lexicon.country(entry, language),
          mrzCode: entry.mrzCode,
          documents: rows.map(({ note, confidence, ...row }) => ({
            id: row.id,
            type: row.type,
            typeName: lexicon.word("documentType", row.type, language) ?? {
              text: row.type,
              lang: "en" as const,
            },
            firstIssued: row.firstIssued,
            mrzLayout: row.mrzLayout,
            documentCode: row.documentCode,
            widthMm: row.widthMm,
            heightMm: row.heightMm,
            note: note === null ? null : { text: note, lang: "en" as const },
            // The rows are drafts: no field was compared with a page.
            provenance: {
              confidence,
              sources: [],
              checkedFields: [],
              checkedOn: null,
              asOf: catalogueDay,
            },
          })),
        };
      },
    },

    documentCountries: {
      byRevision: async () => {
        const { id, countryId, position } = table;
        const rows = await database
          .select({ id, countryId })
          .from(table)
          .orderBy(asc(countryId), asc(position));
        return { id: rows.map((row) => row.id), countryId: rows.map((row) => row.countryId) };
      },
    },
  });
}
