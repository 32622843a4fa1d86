import { languages } from "@specimen/api/contract";
import { defineImporter } from "../../catalogue/importer.ts";
import { demand } from "../../catalogue/readFacts.ts";
import type { SharedFacts } from "../../catalogue/sharedFacts.ts";
import { words } from "../../catalogue/tables.ts";
import { wordRows } from "../../catalogue/wordRows.ts";
import { codesOf, type NameRow } from "../../search/names.ts";
import { searchNames } from "../../search/tables.ts";
import { documentFiles, type DocumentFacts } from "./facts.ts";
import { documentIssuers, identityDocuments } from "./tables.ts";

/** Sizes of ICAO 9303 in mm by layout of the machine-readable zone, as ISO/IEC 7810 names them. */
const sizes = { TD1: [85.6, 53.98], TD2: [105, 74], TD3: [125, 88] } as const;

export const documentImporter = defineImporter({
  files: documentFiles,
  check({ states, documentTypes }, { known }) {
    const types = new Set(documentTypes.map(({ key }) => key));
    for (const { country, documents } of states) {
      const where = `document_types.json: ${country}`;
      demand(known.countries, country, `${where}: country`);
      for (const { type } of documents) demand(types, type, `${where}: type`);
    }
  },
  rows: (facts, shared) => [
    [
      documentIssuers,
      facts.states.map(({ country, mrzCode }) => ({ countryId: country, mrzCode })),
    ],
    [identityDocuments, documentRows(facts)],
    [
      words,
      facts.documentTypes.flatMap(({ key, words: own }) =>
        wordRows("documentType", key, (language) => own[language]),
      ),
    ],
    [searchNames, [...documentNames(facts, shared), ...issuerCodes(facts, shared)]],
  ],
});

const idOf = (country: string, type: string): string => `${country}-${type}`;

const documentRows = ({ states }: DocumentFacts): (typeof identityDocuments.$inferInsert)[] =>
  states.flatMap(({ country, documents, confidence }) =>
    documents.map((document, position) => ({
      id: idOf(country, document.type),
      countryId: country,
      position,
      type: document.type,
      firstIssued: document.seriesFirstIssued === null ? null : String(document.seriesFirstIssued),
      mrzLayout: document.mrz,
      documentCode: document.documentCode,
      widthMm: document.mrz === null ? null : sizes[document.mrz][0],
      heightMm: document.mrz === null ? null : sizes[document.mrz][1],
      note: document.note ?? null,
      confidence,
    })),
  );

/** The type of a document with its country, in every language. */
function documentNames({ states, documentTypes }: DocumentFacts, shared: SharedFacts): NameRow[] {
  const countries = new Map(shared.countries.map(({ id, names }) => [id, names]));
  const types = new Map(documentTypes.map(({ key, words: own }) => [key, own]));
  return states.flatMap(({ country, documents }) =>
    documents.flatMap(({ type }) =>
      languages.map((language) => ({
        kind: "identityDocument",
        key: idOf(country, type),
        language,
        name: `${types.get(type)?.[language] ?? type} ${countries.get(country)?.[language] ?? country}`,
      })),
    ),
  );
}

/** Codes of states that ISO 3166-1 does not list. */
function issuerCodes({ states }: DocumentFacts, { countries }: SharedFacts): NameRow[] {
  const known = new Set(countries.map(({ alpha3 }) => alpha3));
  return states.flatMap(({ country, iso3 }) =>
    known.has(iso3) ? [] : codesOf("country", country, [iso3]),
  );
}
