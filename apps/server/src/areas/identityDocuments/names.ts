import { languages } from "@specimen/api/contract";
import type { SharedFacts } from "../../catalogue/sharedFacts.ts";
import { codesOf, type NameRow, namesOf, spellingsOf } from "../../search/names.ts";
import type { DocumentFact, DocumentFacts } from "./facts.ts";
import { kindOf, shownDocuments } from "./shownDocuments.ts";

/** English names that say no more than the kind. */
const plainNames = new Set([
  "National identity card",
  "Identity card",
  "Passport",
  "Driving licence",
  "Residence permit",
  "Diplomatic passport",
  "Service passport",
  "Official passport",
  "Alien’s passport",
  "Refugee travel document",
  "Emergency travel document",
  "Crew member certificate (general ICAO form)",
  "Seafarers’ identity document (ILO C185 form)",
]);

/** The English name of a document without its country; null where it is only the kind. */
export function documentName({ name }: DocumentFact): string | null {
  const own = name.en.replace(/^.* - /, "");
  return plainNames.has(own) ? null : own;
}

/** The names of a document's issuer by language. */
function issuerNames(fact: DocumentFact, facts: DocumentFacts, shared: SharedFacts) {
  const own = facts.issuerNames.find(({ key }) => key === fact.countryCode3)?.words;
  return own ?? shared.countries.find(({ id }) => id === fact.code2)?.names;
}

/** The names of a document by language: its own, else those of its kind. */
function namesOfDocument(fact: DocumentFact, { kinds, names }: DocumentFacts) {
  const own = documentName(fact);
  const [list, wanted] = own === null ? [kinds, kindOf(fact)] : [names, own];
  return list.find(({ key }) => key === wanted)?.words;
}

/** All words a document is found by: names in eight languages, codes, series, local name. */
export function namesEverywhere(
  fact: DocumentFact,
  facts: DocumentFacts,
  shared: SharedFacts,
): string {
  const kindNames = facts.kinds.find(({ key }) => key === kindOf(fact))?.words;
  const words = [
    fact.countryCode3,
    fact.code2 ?? "",
    ...Object.values(issuerNames(fact, facts, shared) ?? {}),
    ...languages.flatMap((language) => shared.typedNamesOf(fact.code2, language)),
    ...Object.values(kindNames ?? {}),
    ...Object.values(namesOfDocument(fact, facts) ?? {}),
    fact.name.local,
    ...(fact.series === null ? [] : shared.recordWords.everywhere(fact.series)),
  ];
  return [...new Set(words.flatMap((text) => text.split(/[\s/]+/)))].join(" ");
}

/** What names are in that are in no one language (ISO 639-2). */
const anyLanguage = "mul";

/** What is printed on a document and what it is called everywhere, alone and beside all names of its issuer. */
function printedNames(fact: DocumentFact, facts: DocumentFacts, shared: SharedFacts): NameRow[] {
  const named = `${fact.countryCode3} ${kindOf(fact)}`;
  const own = [
    ...fact.name.local.split(" / "),
    ...(facts.customaryNames.find(({ key }) => key === named)?.words ?? []),
  ];
  const issuers = Object.values(issuerNames(fact, facts, shared) ?? {});
  const words = [...own, fact.countryCode3, ...issuers].flatMap((text) => text.split(/[\s/]+/));
  return [...new Set([...own, [...new Set(words)].join(" ")])].map((name) => ({
    kind: "identityDocument",
    key: fact.id,
    language: anyLanguage,
    name,
  }));
}

/**
 * The kind of a document with its issuer, in every language, for the search over all areas: by the name
 * of the issuer, its code (`DEU passport`), an abbreviation (`UK`) and the English adjective as they are
 * typed, by all words that the kind and the issuer go by, and as it is printed on the document.
 */
export const documentNames = (facts: DocumentFacts, shared: SharedFacts): NameRow[] =>
  shownDocuments(facts).flatMap((fact) => {
    const issuers = issuerNames(fact, facts, shared);
    const names = namesOfDocument(fact, facts);
    const synonyms = facts.synonyms.find(({ key }) => key === kindOf(fact))?.words;
    const nationality = shared.nationalities.find(({ id }) => id === fact.code2);
    const written = languages.flatMap((language) => {
      const own = names?.[language] ?? fact.kind;
      const issuer = issuers?.[language] ?? fact.countryCode3;
      const adjectives = shared.typedNamesOf(fact.code2, language);
      const english = language === "en" ? adjectives : [];
      const before = [fact.countryCode3, nationality?.abbreviation, ...english];
      const everything = [own, ...(synonyms?.[language] ?? []), issuer, ...adjectives].join(" ");
      const all = [
        `${own} ${issuer}`,
        ...before.flatMap((word) => (word ? [`${word} ${own}`] : [])),
        ...spellingsOf(language, everything),
      ];
      const kind = "identityDocument";
      return [...new Set(all)].map((name) => ({ kind, key: fact.id, language, name }));
    });
    return [...written, ...printedNames(fact, facts, shared)];
  });

/** Codes of issuers that ISO 3166-1 does not list. */
export function issuerCodes(facts: DocumentFacts, { countries }: SharedFacts): NameRow[] {
  const known = new Set(countries.map(({ alpha3 }) => alpha3));
  const ids = new Set(countries.map(({ id }) => id));
  const codes = new Map<string, string>();
  for (const { code2, countryCode3 } of facts.documents) {
    if (code2 !== null && ids.has(code2) && !known.has(countryCode3))
      codes.set(code2, countryCode3);
  }
  return [...codes].flatMap(([id, code]) => codesOf("country", id, [code]));
}

/** The names of the kinds of security feature. */
export const featureNames = ({ featureTypes }: DocumentFacts): NameRow[] =>
  featureTypes.flatMap(({ id, names }) => namesOf("documentFeature", id, names));

/** Names on papers that no state issues, and of papers often doubted, with their MRZ codes. */
export const fantasySearchNames = (
  rows: readonly { id: string; name: string; mrzCode?: string | null | undefined }[],
  { recordWords }: SharedFacts,
): NameRow[] =>
  rows.flatMap(({ id, name, mrzCode }) => [
    ...languages.map((language) => ({
      kind: "fantasyName",
      key: id,
      language,
      name: recordWords.in(name, language),
    })),
    ...codesOf("fantasyName", id, [mrzCode]),
  ]);

/** What states that are no more were called beside their names, in any language. */
export const formerStateNames = ({ fantasyNames }: DocumentFacts): NameRow[] =>
  fantasyNames.flatMap(({ id, alsoCalled = [] }) =>
    alsoCalled.map((name) => ({ kind: "fantasyName", key: id, language: anyLanguage, name })),
  );
