import type { Language, SearchHit } from "@specimen/api/contract";
import { asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { prepareTermsOf } from "../../catalogue/glossarySearch.ts";
import type { CountryEntry } from "../../catalogue/lexicon.ts";
import { type Candidate, fitsOf, plainHit, type SearchQuery } from "../../search/searchQuery.ts";
import type { AppContext, SearchSource } from "../defineArea.ts";
import { documentAddress } from "./images.ts";
import { issuerNameOf, nameOf } from "./present.ts";
import { featureName } from "./presentFeatures.ts";
import { prepareMrzCodes } from "./queries/detail.ts";
import { documentFeatureTypes, fantasyNames, identityDocuments } from "./tables.ts";

/** How far documents rank behind notes for a name; a code of an MRZ leads only to documents. */
const behind = 1;
/** How far they rank behind where an amount or a size is given, which is not meant for documents. */
const besideAmount = 40;
/** Score added to documents that were first issued in the year that was typed: `DEU ID 2010`. */
const ofYear = besideAmount + 10;
/** How far features rank behind records of the same name. */
const besideRecords = 3;
/** How far a series that is not issued any more ranks behind the current one. */
const perStatus = { current: 0, superseded: 3, expired: 6 };

const permission = "identity_documents:read" as const;
const keys = sql`any(${sql.placeholder("keys")}::text[])`;

/** The columns of a hit. */
const hitColumns = {
  id: identityDocuments.id,
  countryId: identityDocuments.countryId,
  issuerCode: identityDocuments.issuerCode,
  mrzIssuer: identityDocuments.mrzIssuer,
  kind: identityDocuments.kind,
  name: identityDocuments.name,
  series: identityDocuments.series,
  firstIssued: identityDocuments.firstIssued,
  frontPage: identityDocuments.frontPage,
  recordedStatus: identityDocuments.recordedStatus,
  documentCode: identityDocuments.documentCode,
};
type HitRow = Pick<typeof identityDocuments.$inferSelect, keyof typeof hitColumns>;

const prepareDocuments = ({ database }: AppContext, name: string, where: SQL) =>
  database
    .select(hitColumns)
    .from(identityDocuments)
    .where(where)
    .orderBy(asc(identityDocuments.listPosition))
    .prepare(name);

const prepareById = (context: AppContext) =>
  prepareDocuments(context, "search_documents_by_id", eq(identityDocuments.id, keys));

/** Countries with identity documents, and the documents themselves. */
const documents: SearchSource = {
  permission,
  kinds: ["country", "identityDocument"],
  references: {
    // Alpha-3 code, kind and year: `DEU-P-2017`.
    spelled: (typed) => (/^[a-z]{3}-/i.test(typed) ? typed.toUpperCase() : undefined),
    find: (context) => {
      const byId = prepareById(context);
      return async ({ reference, language }) =>
        (await byId.execute({ keys: [reference] })).map((row) =>
          documentHit(context, row, language),
        );
    },
  },

  prepare: (context) => {
    const { database, lexicon } = context;
    const byId = prepareById(context);
    const byIssuer = prepareDocuments(
      context,
      "search_documents_by_issuer",
      eq(identityDocuments.mrzIssuer, sql.placeholder("issuer")),
    );
    const readMrzCodes = prepareMrzCodes(database);

    return async (query) => {
      const { names, mrz, language } = query;
      const lower = query.amount === null && query.size === null ? behind : besideAmount;
      const fits = fitsOf(names, "identityDocument");
      const named = fits.size === 0 ? [] : await byId.execute({ keys: [...fits.keys()] });
      const ofIssuer = mrz === null ? [] : await byIssuer.execute({ issuer: mrz.issuer });
      const mrzCodes = await readMrzCodes();
      const issuers = lexicon.countries.filter(
        ({ id }) => mrz !== null && mrzCodes.get(id) === mrz.issuer,
      );
      const country = (entry: CountryEntry) => countryHit(context, entry, mrzCodes, language);
      return [
        ...names.flatMap(({ kind, key, fit }): Candidate[] => {
          const entry = kind === "country" ? lexicon.entry(key) : undefined;
          if (entry?.areas.has("identityDocuments") !== true) return [];
          return [{ score: fit - lower, hit: country(entry) }];
        }),
        ...issuers.map((entry) => ({ score: 100, hit: country(entry) })),
        ...named.map((row, place) => ({
          score:
            (fits.get(row.id) ?? 0) +
            (row.firstIssued?.slice(0, 4) === String(query.amount) ? ofYear : 0) -
            lower -
            perStatus[row.recordedStatus] -
            place / 100,
          hit: documentHit(context, row, language),
        })),
        ...ofIssuer.map((row, place) => ({
          score: (isOfCode(row, query) ? 110 : 60) - perStatus[row.recordedStatus] - place / 100,
          hit: documentHit(context, row, language),
        })),
      ];
    };
  },
};

/** Whether a document may carry the code typed: its own, or the first letter of it. */
function isOfCode({ documentCode }: Pick<HitRow, "documentCode">, { mrz }: SearchQuery): boolean {
  const typed = mrz?.documentCode ?? "";
  return documentCode !== null && (documentCode === typed || documentCode[0] === typed);
}

function countryHit(
  { lexicon }: AppContext,
  entry: CountryEntry,
  mrzCodes: ReadonlyMap<string, string>,
  language: Language,
): SearchHit {
  return {
    ...plainHit,
    kind: "identityDocumentCountry",
    id: entry.id,
    countryId: entry.id,
    title: { text: lexicon.countryName(entry.id, language), lang: language },
    code: mrzCodes.get(entry.id) ?? null,
    flagSrc: lexicon.flagSrc(entry),
  };
}

/** A document as a hit: its issuer, the year of its first issue and its series tell it from others of its name. */
export function documentHit(context: AppContext, row: HitRow, language: Language): SearchHit {
  const { lexicon } = context;
  const entry = row.countryId === null ? undefined : lexicon.entry(row.countryId);
  const year = row.firstIssued?.slice(0, 4);
  const issued = year === undefined ? [] : [{ text: year, lang: language }];
  return {
    ...plainHit,
    kind: "identityDocument",
    id: row.id,
    countryId: row.countryId,
    title: nameOf(lexicon, row, language),
    details: [
      { text: issuerNameOf(lexicon, row, language), lang: language },
      ...issued,
      ...(row.series === null ? [] : [lexicon.text(row.series, language)]),
    ],
    code: row.mrzIssuer,
    flagSrc: entry === undefined ? null : lexicon.flagSrc(entry),
    thumbnailSrc: documentAddress(context, row.id, row.frontPage, { detail: "list" }),
  };
}

/** Kinds of security feature by their names. */
const features: SearchSource = {
  permission,
  kinds: ["documentFeature"],
  prepare: ({ database, lexicon }) => {
    const read = database
      .select({ id: documentFeatureTypes.id, definition: documentFeatureTypes.definition })
      .from(documentFeatureTypes)
      .where(eq(documentFeatureTypes.id, keys))
      .prepare("search_document_features");
    return async ({ names, language }) => {
      const fits = fitsOf(names, "documentFeature");
      const rows = fits.size === 0 ? [] : await read.execute({ keys: [...fits.keys()] });
      return rows.map(({ id, definition }) => ({
        score: (fits.get(id) ?? 0) - besideRecords,
        hit: {
          ...plainHit,
          kind: "securityFeature",
          id,
          title: featureName(lexicon, id, language),
          details: [lexicon.text(definition, language)],
        },
      }));
    };
  },
};

/** Names on papers that no state issues, and real papers often doubted; an MRZ code finds them too. */
const fantasies: SearchSource = {
  permission,
  kinds: ["fantasyName"],
  prepare: ({ database, lexicon }) => {
    const select = () => database.select().from(fantasyNames);
    const byId = select().where(eq(fantasyNames.id, keys)).prepare("search_fantasy_names");
    const byCode = select()
      .where(inArray(fantasyNames.mrzCode, [sql.placeholder("issuer")]))
      .prepare("search_fantasy_names_by_code");
    return async ({ names, mrz, language }) => {
      const fits = fitsOf(names, "fantasyName");
      const named = fits.size === 0 ? [] : await byId.execute({ keys: [...fits.keys()] });
      const coded = mrz === null ? [] : await byCode.execute({ issuer: mrz.issuer });
      return [...named, ...coded].map((row) => ({
        score: (fits.get(row.id) ?? 95) - behind,
        hit: {
          ...plainHit,
          // Whoever reads that a real paper is a fantasy refuses it.
          kind: row.category === "doubted" ? "doubtedDocument" : "fantasyName",
          id: row.id,
          title: lexicon.text(row.name, language),
          details: [row.kind, row.note].flatMap((text) =>
            text === null ? [] : [lexicon.text(text, language)],
          ),
          code: row.mrzCode,
        },
      }));
    };
  },
};

/** All sources of the area for the search over all areas. */
export const documentSearch: readonly SearchSource[] = [
  documents,
  features,
  fantasies,
  { permission, kinds: ["documentTerm"], prepare: prepareTermsOf("documentTerm") },
];
