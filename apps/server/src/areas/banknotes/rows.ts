import { languages } from "@specimen/api/contract";
import { unchecked } from "../../catalogue/provenance.ts";
import { FactError } from "../../catalogue/readFacts.ts";
import type { SharedFacts } from "../../catalogue/sharedFacts.ts";
import { daysOf, issueEndOf, type Stages, statusOn } from "../../catalogue/timeline.ts";
import { checksById } from "./checks.ts";
import { colourFamilies, colourWords } from "./colourWords.ts";
import type { BanknoteFact, BanknoteFacts } from "./facts.ts";
import { withIssuer } from "./listedSeries.ts";
import type { banknotes } from "./tables.ts";

type Row = typeof banknotes.$inferInsert;

const kindOfStatus = {
  inCirculation: "issue",
  outOfCirculation: "outOfCirculation",
  worthless: "worthless",
} as const;

/** Rows of the table `banknotes` in list order, with the columns derived from dates and names. */
export function banknoteRows(facts: BanknoteFacts, shared: SharedFacts): Row[] {
  const { asOf } = facts.meta;
  const positions = listPositions(facts);
  const { recordWords } = shared;
  const listed = new Map(facts.banknotes.map((fact) => [listedAs(fact), fact]));
  const series = recordWords.positions(listed.keys(), (text, language) => {
    const fact = listed.get(text);
    return fact ? listedAs(fact, recordWords.in(fact.series, language)) : text;
  });
  const motifs = recordWords.positions(facts.banknotes.flatMap(({ front }) => front ?? []));
  const checks = checksById(facts);
  const keywords = keywordsOf(facts, shared);
  const rows = facts.banknotes.map((fact) => {
    const stages = stagesOf(fact);
    const days = daysOf(stages);
    const derived = statusOn(days, asOf);
    if (derived !== kindOfStatus[fact.status]) {
      throw new FactError(
        `banknotes.json: ${fact.id}: status: ${fact.status}, but its dates say ${derived} on ${asOf}`,
      );
    }
    return {
      id: fact.id,
      countryId: fact.country,
      currencyISO: fact.currency,
      issuer: fact.issuer,
      series: fact.series,
      denomination: fact.denomination,
      unit: fact.unit,
      widthMm: fact.widthMm,
      heightMm: fact.heightMm,
      orientation: fact.orientation,
      substrate: fact.substrate,
      firstIssued: fact.firstIssued,
      issuanceStopped: fact.issuanceStopped,
      legalTenderUntil: fact.legalTenderUntil,
      legalTenderIn: fact.legalTenderIn ?? null,
      exchangeKind: stages.exchangeKind,
      exchangeUntil: stages.exchangeUntil,
      worthlessAfter: fact.worthlessAfter,
      ...days,
      issueEndDay: issueEndOf(stages),
      listPosition: positions.get(fact.id) ?? 0,
      seriesPositions: series.get(listedAs(fact)) ?? [],
      motifPositions: motifs.get(fact.front ?? "") ?? null,
      mainColour: fact.mainColour,
      colours: fact.mainColour === null ? [] : colourFamilies(fact.mainColour, facts),
      front: fact.front,
      back: fact.back,
      securityFeatures: fact.securityFeatures,
      note: fact.note,
      confidence: fact.confidence,
      ...(checks.get(fact.id) ?? unchecked),
      keywords: keywords(fact),
      translations: [...translationsOf(fact, shared), ...placeWords(fact.issuer, facts)].join(" "),
    };
  });
  return rows.sort((a, b) => a.listPosition - b.listPosition);
}

function stagesOf(fact: BanknoteFact): Stages {
  const { firstIssued, issuanceStopped, legalTenderUntil, worthlessAfter, issuer } = fact;
  return {
    firstIssued,
    issuanceStopped,
    legalTenderUntil,
    exchangeKind: fact.exchange?.kind ?? null,
    exchangeUntil: fact.exchange?.until ?? null,
    worthlessAfter,
    issuer,
  };
}

/** The series and motifs in all languages but English, for the search. */
function translationsOf({ series, front, back }: BanknoteFact, { recordWords }: SharedFacts) {
  return [series, front, back].flatMap((text) =>
    text === null ? [] : recordWords.everywhere(text).slice(1),
  );
}

/** What the part of a country that a bank issues for is called in all languages, for the search. */
const placeWords = (issuer: string, { issuerPlaces }: BanknoteFacts): string[] =>
  issuerPlaces.flatMap(({ issuers, words }) =>
    issuers.includes(issuer) ? Object.values(words).flat() : [],
  );

/** Positions by newest series, then value; a series without a known issue comes last. */
function listPositions(facts: BanknoteFacts): Map<string, number> {
  const newest = newestOfSeries(facts);
  const dayOf = (fact: BanknoteFact) => newest.get(seriesKey(fact)) ?? "";
  const sorted = facts.banknotes.toSorted(
    (a, b) =>
      dayOf(b).localeCompare(dayOf(a)) ||
      seriesKey(a).localeCompare(seriesKey(b), "en") ||
      a.denomination - b.denomination ||
      a.id.localeCompare(b.id, "en"),
  );
  return new Map(sorted.map(({ id }, position) => [id, position]));
}

const seriesKey = (fact: BanknoteFact) => `${fact.currency} ${listedAs(fact)}`;

const listedAs = ({ currency, issuer, series }: BanknoteFact, shown = series): string =>
  withIssuer({ currencyISO: currency, issuer }, shown);

/** The newest first issue in each series. */
function newestOfSeries({ banknotes: facts }: BanknoteFacts): Map<string, string> {
  const newest = new Map<string, string>();
  for (const fact of facts) {
    const day = daysOf(stagesOf(fact)).issuedDay;
    const key = seriesKey(fact);
    if (day !== null && day > (newest.get(key) ?? "")) newest.set(key, day);
  }
  return newest;
}

/** Names of country, currency, colour and substrate in all languages, for the search. */
function keywordsOf(facts: BanknoteFacts, shared: SharedFacts): (fact: BanknoteFact) => string {
  const countries = new Map(shared.countries.map(({ id, names }) => [id, Object.values(names)]));
  const currencies = new Map(
    shared.currencies.map(({ currencyISO, names }) => [
      currencyISO,
      Object.values(names).flatMap(({ name, forms }) => [name, ...Object.values(forms)]),
    ]),
  );
  const substrates = new Map(facts.substrates.map(({ key, words }) => [key, Object.values(words)]));
  const coloured = (colour: string) =>
    [colour, ...colour.split("-")].flatMap((part) =>
      languages.map((language) => colourWords(part, language, facts)),
    );
  return ({ country, currency, mainColour, substrate }) => {
    const names = [
      country,
      ...(countries.get(country) ?? []),
      ...languages.flatMap((language) => shared.typedNamesOf(country, language)),
      ...(currencies.get(currency) ?? []),
      ...(mainColour === null ? [] : coloured(mainColour)),
      ...(substrate === null ? [] : (substrates.get(substrate) ?? [])),
    ];
    return [...new Set(names.flatMap((name) => name.split(/\s+/)))].join(" ");
  };
}
