import type { Language } from "@specimen/api/contract";
import { eq, sql } from "drizzle-orm";
import type { CountryEntry, Lexicon } from "../../catalogue/lexicon.ts";
import { plainHit, type SearchQuery } from "../../search/searchQuery.ts";
import type { SearchSource } from "../defineArea.ts";
import { typeNameOf } from "./present.ts";
import { prepareDocuments, prepareMrzCodes } from "./queries.ts";
import { identityDocuments } from "./tables.ts";

/** How far documents rank behind notes for a name; a code of an MRZ leads only to documents. */
const behind = 1;
/** How far they rank behind where an amount or a size is given, which is not meant for documents. */
const besideAmount = 40;

const keys = sql`any(${sql.placeholder("keys")}::text[])`;
const { id, countryId } = identityDocuments;

/** Countries with identity documents, and the documents themselves. */
export const documentSearch: SearchSource = {
  permission: "identity_documents:read",
  kinds: ["country", "identityDocument"],

  prepare: ({ database, lexicon }) => {
    const byId = prepareDocuments(database, "search_documents_by_id", eq(id, keys));
    const byCountry = prepareDocuments(
      database,
      "search_documents_by_country",
      eq(countryId, keys),
    );
    const readMrzCodes = prepareMrzCodes(database);

    return async (query) => {
      const { names, mrz, language } = query;
      const lower = query.amount === null && query.size === null ? behind : besideAmount;
      const fits = new Map(
        names.flatMap(({ kind, key, fit }) => (kind === "identityDocument" ? [[key, fit]] : [])),
      );
      const named = fits.size === 0 ? [] : await byId.execute({ keys: [...fits.keys()] });
      const mrzCodes = await readMrzCodes();
      const issuers = lexicon.countries.filter(
        (entry) => mrz !== null && mrzCodes.get(entry.id) === mrz.issuer,
      );
      const ofIssuers =
        issuers.length === 0
          ? []
          : await byCountry.execute({ keys: issuers.map((each) => each.id) });
      const hits = createHits(lexicon, mrzCodes, language);
      return [
        ...names.flatMap(({ kind, key, fit }) => {
          const entry = kind === "country" ? lexicon.entry(key) : undefined;
          if (entry?.areas.has("identityDocuments") !== true) return [];
          return [{ score: fit - lower, hit: hits.country(entry) }];
        }),
        ...issuers.map((entry) => ({ score: 100, hit: hits.country(entry) })),
        ...named.map((row) => ({
          score: (fits.get(row.id) ?? 0) - lower - row.position / 2,
          hit: hits.document(row),
        })),
        ...ofIssuers.map((row) => ({
          score: isOfCode(row, query) ? 110 : 60,
          hit: hits.document(row),
        })),
      ];
    };
  },
};

const isOfCode = ({ documentCode }: { documentCode: string | null }, { mrz }: SearchQuery) =>
  documentCode !== null && documentCode.replaceAll("<", "") === mrz?.documentCode;

function createHits(lexicon: Lexicon, mrzCodes: ReadonlyMap<string, string>, language: Language) {
  const countryName = (of: string) => ({ text: lexicon.countryName(of, language), lang: language });
  return {
    country: (entry: CountryEntry) => ({
      ...plainHit,
      kind: "identityDocumentCountry",
      id: entry.id,
      countryId: entry.id,
      title: countryName(entry.id),
      code: mrzCodes.get(entry.id) ?? null,
      flagSrc: lexicon.flagSrc(entry),
    }),

    document(row: typeof identityDocuments.$inferSelect) {
      const entry = lexicon.entry(row.countryId);
      const issued = row.firstIssued === null ? [] : [{ text: row.firstIssued, lang: language }];
      return {
        ...plainHit,
        kind: "identityDocument",
        id: row.id,
        countryId: row.countryId,
        title: typeNameOf(lexicon, row.type, language),
        details: [countryName(row.countryId), ...issued],
        code: mrzCodes.get(row.countryId) ?? null,
        flagSrc: entry === undefined ? null : lexicon.flagSrc(entry),
      };
    },
  };
}
