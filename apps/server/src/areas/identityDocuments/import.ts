import { defineImporter } from "../../catalogue/importer.ts";
import { demand, FactError } from "../../catalogue/readFacts.ts";
import type { SharedFacts } from "../../catalogue/sharedFacts.ts";
import { words } from "../../catalogue/tables.ts";
import { wordRows } from "../../catalogue/wordRows.ts";
import { termNames } from "../../catalogue/glossarySearch.ts";
import { searchNames } from "../../search/tables.ts";
import { documentFiles, type DocumentFacts, type FeatureFact } from "./facts.ts";
import {
  documentName,
  documentNames,
  fantasySearchNames,
  formerStateNames,
  featureNames,
  issuerCodes,
} from "./names.ts";
import { documentRows } from "./rows.ts";
import { shownDocuments } from "./shownDocuments.ts";
import {
  documentFeatureTypes,
  documentIssuers,
  documentRules,
  fantasyNames,
  identityDocuments,
} from "./tables.ts";

const documentsFile = "identity_documents.json";

export const documentImporter = defineImporter({
  files: documentFiles,
  searched: [identityDocuments.searchVector],
  check(facts, { known, glossary }) {
    checkDocuments(facts, known.countries);
    const terms = new Set(glossary.map(({ key }) => key));
    for (const { id, glossaryKey } of facts.featureTypes)
      if (glossaryKey !== null)
        demand(terms, glossaryKey, `security_feature_types.json: ${id}: glossaryKey`);
    for (const { id, country } of facts.rules)
      demand(known.countries, country, `document_acceptance_rules.json: ${id}: country`);
    for (const { id, successorIso2 } of facts.fantasyNames)
      for (const state of successorIso2)
        demand(known.countries, state, `fantasy_documents.json: ${id}: successorIso2`);
  },
  rows: (facts, shared) => {
    const fantasies = fantasyRows(facts);
    return [
      [documentIssuers, issuerRows(facts, shared)],
      [identityDocuments, documentRows(facts, shared)],
      [
        documentRules,
        facts.rules.map(({ country, kind, appliesTo, issuers, ...rule }) => ({
          ...rule,
          countryId: country,
        })),
      ],
      [
        documentFeatureTypes,
        facts.featureTypes.map(({ check, names, method, ...type }) => ({ ...type, howTo: check })),
      ],
      [fantasyNames, fantasies],
      [words, documentWords(facts)],
      [
        searchNames,
        [
          ...documentNames(facts, shared),
          ...issuerCodes(facts, shared),
          ...featureNames(facts),
          ...fantasySearchNames(fantasies, shared),
          ...formerStateNames(facts),
          ...termNames(shared, "identityDocuments", "documentTerm"),
        ],
      ],
    ];
  },
});

/** Stops at a document that names what no other row of the facts has. */
function checkDocuments(facts: DocumentFacts, countries: ReadonlySet<string>): void {
  const ids = new Set(facts.documents.map(({ id }) => id));
  const types = new Set(facts.featureTypes.map(({ id }) => id));
  const library = new Set(facts.featureLibrary.map(({ id }) => id));
  const layouts = new Set(facts.layouts.map(({ id }) => id));
  const issuers = new Set(facts.issuerNames.map(({ key }) => key));
  const names = new Set(facts.names.map(({ key }) => key));
  const shown = new Set(shownDocuments(facts));
  const fieldSets = new Set(Object.keys(facts.fieldSets));
  for (const document of facts.documents) {
    const where = `${documentsFile}: ${document.id}`;
    const { code2, countryCode3, dataPage, predecessor, replacedBy } = document;
    if (!issuers.has(countryCode3)) demand(countries, code2 ?? countryCode3, `${where}: code2`);
    const name = documentName(document);
    if (name !== null && shown.has(document)) demand(names, name, `${where}: name`);
    if (predecessor !== null) demand(ids, predecessor, `${where}: predecessor`);
    if (replacedBy !== null) demand(ids, replacedBy, `${where}: replacedBy`);
    if (dataPage !== null) {
      demandOnPage(dataPage.photo, `${where}: dataPage.photo`);
      demand(layouts, dataPage.layoutId, `${where}: dataPage.layoutId`);
      demand(fieldSets, dataPage.fieldSetId, `${where}: dataPage.fieldSetId`);
    }
    for (const feature of document.securityFeatures) {
      const at = `${where}: securityFeatures: ${feature.id}`;
      if ("ref" in feature) demand(library, feature.ref, at);
      else {
        demand(types, feature.type, at);
        demandOnPage(feature.where, at);
      }
    }
  }
  for (const { id, type, where } of facts.featureLibrary) {
    demand(types, type, `${documentsFile}: ${id}: type`);
    demandOnPage(where, `${documentsFile}: ${id}: where`);
  }
}

function demandOnPage(box: Omit<FeatureFact["where"], "page">, where: string): void {
  const { x, y, w, h } = box;
  if (x < 0 || y < 0 || x + w > 100 || y + h > 100)
    throw new FactError(`${where}: lies outside its page`);
}

function issuerRows(facts: DocumentFacts, { known }: SharedFacts) {
  const codes = new Map<string, string>();
  for (const { code2, mrzIssuer } of shownDocuments(facts))
    if (code2 !== null && known.countries.has(code2) && !codes.has(code2))
      codes.set(code2, mrzIssuer);
  return [...codes].map(([countryId, mrzCode]) => ({ countryId, mrzCode }));
}

function fantasyRows(facts: DocumentFacts): (typeof fantasyNames.$inferInsert)[] {
  const doubted = facts.doubted.map(({ name, mrzCode, note, confidence }, index) => ({
    id: `doubted-${index + 1}`,
    category: "doubted" as const,
    name,
    kind: null,
    statesToday: [],
    claimedPlace: null,
    sinceYear: null,
    note,
    mrzCode,
    confidence,
    sources: [],
  }));
  const names = facts.fantasyNames.map(({ alsoCalled, successorIso2, since, ...name }) => ({
    ...name,
    statesToday: successorIso2,
    sinceYear: since,
  }));
  return [...names, ...doubted].map((row, position) => ({ ...row, position }));
}

/** Words for kinds, names, issuers and features. */
function documentWords(facts: DocumentFacts) {
  const own = (kind: string, list: DocumentFacts["kinds"]) =>
    list.flatMap(({ key, words: texts }) => wordRows(kind, key, (language) => texts[language]));
  return [
    ...own("documentKind", facts.kinds),
    ...own("documentIssuer", facts.issuerNames),
    ...own("documentName", facts.names),
    ...facts.featureTypes.flatMap(({ id, names }) =>
      wordRows("documentFeature", id, (language) => names[language]),
    ),
  ];
}
