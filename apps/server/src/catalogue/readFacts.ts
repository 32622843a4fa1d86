import { readFileSync } from "node:fs";
import { languages } from "@specimen/api/contract";
import * as z from "zod";
import { ChequeFact } from "./chequeFacts.ts";
import {
  BanknoteFact,
  ColourFact,
  CountryFact,
  CurrencyFact,
  FeatureFact,
  GlossaryFact,
  StateDocumentsFact,
  WordFact,
} from "./facts.ts";
import { CoinFact, IngotFact } from "./metalFacts.ts";
import { type LimitFact, TravellerFact, TravelRuleFact } from "./travelFacts.ts";

/** A row of the facts that does not fit; names file, row and member. */
export class FactError extends Error {
  override readonly name = "FactError";
}

/** Reads one of the files of facts. */
export type ReadFile = (file: string) => string;

/** Reads from the folder that comes with the server. */
export const readFact: ReadFile = (file) =>
  readFileSync(new URL(`facts/${file}`, import.meta.url), "utf8");

/** All facts, each row checked; throws a FactError at the first one that does not fit. */
export function readFacts(readFile: ReadFile = readFact) {
  const rows = <S extends z.ZodType>(file: string, member: string, schema: S): z.infer<S>[] => {
    const list = open(readFile, file)[member];
    if (!Array.isArray(list)) throw new FactError(`${file}: no list named ${member}`);
    return list.map((row: unknown, index) => {
      const parsed = schema.safeParse(row);
      if (parsed.success) return parsed.data;
      throw refusal(file, nameOf(row, index), parsed.error);
    });
  };
  const asOf = z.object({ meta: z.object({ asOf: z.iso.date() }) });
  const stamped = asOf.safeParse(open(readFile, "banknotes.json"));
  if (!stamped.success) throw refusal("banknotes.json", "meta", stamped.error);
  const joints = z.record(z.enum(languages), z.string());
  const colourJoints = z.object({ and: joints, pair: joints });
  const facts = {
    asOf: stamped.data.meta.asOf,
    banknotes: rows("banknotes.json", "banknotes", BanknoteFact),
    coins: rows("coins.json", "coins", CoinFact),
    ingots: rows("ingots.json", "ingots", IngotFact),
    cheques: rows("travellers_cheques.json", "series", ChequeFact),
    countries: rows("countries.json", "countries", CountryFact),
    currencies: rows("currencies.json", "currencies", CurrencyFact),
    glossary: rows("glossary.json", "terms", GlossaryFact),
    features: rows("feature_checks.json", "features", FeatureFact),
    colours: rows("colour_words.json", "colours", ColourFact),
    colourJoints: colourJoints.parse(open(readFile, "colour_words.json")),
    substrates: rows("names.json", "substrates", WordFact),
    coinUnits: rows("names.json", "coinUnits", WordFact),
    metalCoins: rows("names.json", "metalCoins", WordFact),
    travelRules: rows("travel_rules.json", "rules", TravelRuleFact),
    travellers: rows("travel_travellers.json", "travellers", TravellerFact),
    documentTypes: rows("names.json", "documentTypes", WordFact),
    states: rows("document_types.json", "countries", StateDocumentsFact),
  };
  checkLinks(facts);
  return facts;
}

/** Every fact the product stands on. */
export type Facts = ReturnType<typeof readFacts>;

/** Names that one file takes from another must be there, and keys must be single. */
function checkLinks(facts: Facts): void {
  const countries = keys("countries.json", facts.countries, "id");
  const currencies = keys("currencies.json", facts.currencies, "currencyISO");
  const features = keys("feature_checks.json", facts.features, "key");
  const types = keys("names.json", facts.documentTypes, "key");
  keys("banknotes.json", facts.banknotes, "id");
  keys("glossary.json", facts.glossary, "key");
  for (const { id, country, currency, securityFeatures } of facts.banknotes) {
    demand(countries, country, `banknotes.json: ${id}: country`);
    demand(currencies, currency, `banknotes.json: ${id}: currency`);
    for (const key of securityFeatures) {
      demand(features, key, `banknotes.json: ${id}: securityFeatures`);
    }
  }
  checkTravel(facts, countries, currencies);
  for (const file of ["coins", "ingots"] as const) {
    keys(`${file}.json`, facts[file], "id");
    for (const { id, country } of facts[file]) {
      demand(countries, country, `${file}.json: ${id}: country`);
    }
  }
  keys("travellers_cheques.json", facts.cheques, "id");
  for (const { id, currencies: own } of facts.cheques) {
    for (const { currency } of own) {
      demand(currencies, currency, `travellers_cheques.json: ${id}: currency`);
    }
  }
  for (const { id, parentId } of facts.countries) {
    if (parentId !== null) demand(countries, parentId, `countries.json: ${id}: parentId`);
  }
  for (const { country, documents } of facts.states) {
    demand(countries, country, `document_types.json: ${country}: country`);
    for (const { type } of documents) demand(types, type, `document_types.json: ${country}: type`);
  }
}

function checkTravel(facts: Facts, countries: Set<string>, currencies: Set<string>): void {
  const ruled = keys("travel_rules.json", facts.travelRules, "country");
  for (const rule of facts.travelRules) {
    const { country, localCurrency, importLocal, importForeign, exportLocal, exportForeign } = rule;
    const where = `travel_rules.json: ${country}`;
    demand(countries, country, `${where}: country`);
    demand(currencies, localCurrency, `${where}: localCurrency`);
    const limits: Record<string, LimitFact> = {
      importLocal,
      importForeign,
      exportLocal,
      exportForeign,
    };
    for (const [member, { currency }] of Object.entries(limits)) {
      if (currency !== null) demand(currencies, currency, `${where}: ${member}.currency`);
    }
  }
  for (const { country } of facts.travellers) {
    demand(ruled, country, `travel_travellers.json: ${country}: country`);
  }
}

function keys<K extends string>(
  file: string,
  rows: readonly Record<K, string>[],
  key: K,
): Set<string> {
  const seen = new Set<string>();
  for (const row of rows) {
    if (seen.has(row[key])) throw new FactError(`${file}: ${row[key]}: appears twice`);
    seen.add(row[key]);
  }
  return seen;
}

function demand(known: Set<string>, value: string, where: string): void {
  if (!known.has(value)) throw new FactError(`${where}: ${value} is not known`);
}

function open(readFile: ReadFile, file: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(readFile(file));
    return z.record(z.string(), z.unknown()).parse(parsed);
  } catch (cause) {
    throw new FactError(`${file}: cannot be read as JSON`, { cause });
  }
}

function refusal(file: string, row: string, error: z.ZodError): FactError {
  const [issue] = error.issues;
  const path = issue?.path.join(".") ?? "";
  return new FactError(`${file}: ${row}: ${path}: ${issue?.message ?? "is not valid"}`);
}

function nameOf(row: unknown, index: number): string {
  const names = z.object({
    id: z.string().optional(),
    key: z.string().optional(),
    country: z.string().optional(),
    currencyISO: z.string().optional(),
  });
  const parsed = names.safeParse(row);
  const { id, key, country, currencyISO } = parsed.data ?? {};
  return id ?? key ?? currencyISO ?? country ?? `row ${index + 1}`;
}
