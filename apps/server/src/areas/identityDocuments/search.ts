import { languages, type LocalizedText } from "@specimen/api/contract";
import { eq, sql } from "drizzle-orm";
import type { CountryEntry, Lexicon } from "../../catalogue/lexicon.ts";
import { identityDocuments as table } from "./tables.ts";
import {
  type Asked,
  type Candidate,
  plainHit,
  type SearchArea,
} from "../../search/searchSource.ts";

/** A name leads to notes before documents; a code of an MRZ only to documents. */
const behind = 1;
/** An amount is not meant for documents. */
const besideAmount = 40;

/** Countries with identity documents, and the documents themselves. */
export const identityDocuments: SearchArea = {
  permission: "identity_documents:read",
  kinds: ["country", "identityDocument"],

  names: ({ states, countries, documentTypes }) => {
    const countryNames = new Map(countries.map(({ id, names }) => [id, names]));
    const types = new Map(documentTypes.map(({ key, words }) => [key, words]));
    return states.flatMap(({ country, documents }) =>
      documents.flatMap(({ type }) =>
        languages.map((language) => ({
          kind: "identityDocument",
          key: `${country}-${type}`,
          language,
          name: `${types.get(type)?.[language] ?? type} ${countryNames.get(country)?.[language] ?? country}`,
        })),
      ),
    );
  },

  prepare: ({ database, lexicon }) => {
    const read = (name: string, member: typeof table.id | typeof table.countryId) =>
      database
        .select()
        .from(table)
        .where(eq(member, sql`any(${sql.placeholder("keys")}::text[])`))
        .orderBy(table.countryId, table.position)
        .prepare(`search_documents_${name}`);
    const byId = read("by_id", table.id);
    const byCountry = read("by_country", table.countryId);

    return async (asked) => {
      const lower = asked.amount === null && asked.size === null ? behind : besideAmount;
      const fits = new Map(
        asked.names.flatMap(({ kind, key, fit }) =>
          kind === "identityDocument" ? [[key, fit]] : [],
        ),
      );
      const documents = fits.size === 0 ? [] : await byId.execute({ keys: [...fits.keys()] });
      const issuers = lexicon.countries.filter(
        ({ mrzCode, hasIdentityDocuments }) =>
          hasIdentityDocuments && mrzCode !== null && mrzCode === asked.mrz?.issuer,
      );
      const read = issuers.length === 0 ? [] : await byCountry.execute({ keys: issuers.map(idOf) });
      return [
        ...countriesOf(asked, lexicon, lower),
        ...issuers.map((entry) => ({ score: 100, hit: countryHit(lexicon, entry, asked) })),
        ...documents.map((row) => ({
          score: (fits.get(row.id) ?? 0) - lower - row.position / 2,
          hit: documentHit(lexicon, row, asked),
        })),
        ...read.map((row) => ({
          score: isOfCode(row, asked) ? 110 : 60,
          hit: documentHit(lexicon, row, asked),
        })),
      ];
    };
  },
};

const idOf = ({ id }: CountryEntry) => id;

const isOfCode = ({ documentCode }: { documentCode: string | null }, { mrz }: Asked) =>
  documentCode !== null && mrz !== null && documentCode.replaceAll("<", "") === mrz.documentCode;

function countriesOf(asked: Asked, lexicon: Lexicon, lower: number): Candidate[] {
  return asked.names.flatMap(({ kind, key, fit }) => {
    const entry = kind === "country" ? lexicon.entry(key) : undefined;
    if (entry?.hasIdentityDocuments !== true) return [];
    return [{ score: fit - lower, hit: countryHit(lexicon, entry, asked) }];
  });
}

function countryHit(lexicon: Lexicon, entry: CountryEntry, { language }: Asked) {
  return {
    ...plainHit,
    kind: "identityDocumentCountry",
    id: entry.id,
    countryId: entry.id,
    title: { text: lexicon.countryName(entry.id, language), lang: language },
    code: entry.mrzCode,
    flagSrc: lexicon.flagSrc(entry),
  };
}

function documentHit(lexicon: Lexicon, row: typeof table.$inferSelect, { language }: Asked) {
  const entry = lexicon.entry(row.countryId);
  const type: LocalizedText = lexicon.word("documentType", row.type, language) ?? {
    text: row.type,
    lang: "en",
  };
  const issued = row.firstIssued === null ? [] : [{ text: row.firstIssued, lang: language }];
  return {
    ...plainHit,
    kind: "identityDocument",
    id: row.id,
    countryId: row.countryId,
    title: type,
    details: [{ text: lexicon.countryName(row.countryId, language), lang: language }, ...issued],
    code: entry?.mrzCode ?? null,
    flagSrc: entry === undefined ? null : lexicon.flagSrc(entry),
  };
}
