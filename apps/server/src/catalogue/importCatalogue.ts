import { languages } from "@specimen/api/contract";
import { eq, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../database/database.ts";
import { banknotes, searchWords } from "../areas/banknotes/tables.ts";
import { countries, countryCurrencies, countryNames, currencyNames } from "./tables.ts";
import { searchAreas } from "../areas/search/sources.ts";
import { identityDocuments } from "../areas/identityDocuments/tables.ts";
import { coins, ingots, ingotVariants } from "../areas/preciousMetals/tables.ts";
import { codeLanguage, searchNames } from "../search/tables.ts";
import { chequeSeries } from "../areas/travellersCheques/tables.ts";
import { travelRules } from "../areas/travelInfo/tables.ts";
import { catalogueState, glossary, words } from "./wordTables.ts";
import { banknoteRows } from "../areas/banknotes/rows.ts";
import { chequeRows } from "../areas/travellersCheques/import.ts";
import { identityDocumentRows } from "../areas/identityDocuments/import.ts";
import { coinRows, ingotRows, ingotVariantRows } from "../areas/preciousMetals/import.ts";
import { inReadersOrder } from "../http/readersOrder.ts";
import { type Facts, readFacts } from "./readFacts.ts";
import { catalogueRevision } from "./revision.ts";
import { travelRuleRows } from "../areas/travelInfo/import.ts";
import { wordRows } from "./wordRows.ts";

const stateId = "catalogue";

/** Everything that is rewritten by an import, those that point at others first. */
const tables = [
  ingots,
  ingotVariants,
  coins,
  chequeSeries,
  travelRules,
  identityDocuments,
  banknotes,
  searchWords,
  searchNames,
  countryNames,
  countryCurrencies,
  currencyNames,
  countries,
  words,
  glossary,
];

/**
 * Brings the tables of the catalogue to this build's facts, all at once or not at all; what users
 * and customers entered stays. Says whether there was anything to do. Throws a FactError.
 */
export async function importCatalogue(
  database: Database,
  read: () => Facts = readFacts,
): Promise<boolean> {
  const revision = catalogueRevision();
  const [state] = await database
    .select({ revision: catalogueState.revision })
    .from(catalogueState)
    .where(eq(catalogueState.id, stateId));
  if (state?.revision === revision) return false;

  const facts = read();
  const rows: [PgTable, Record<string, unknown>[]][] = [
    [countries, countryRows(facts)],
    [countryNames, countryNameRows(facts)],
    [countryCurrencies, countryCurrencyRows(facts)],
    [currencyNames, currencyNameRows(facts)],
    [words, wordRows(facts)],
    [glossary, glossaryRows(facts)],
    [banknotes, banknoteRows(facts)],
    [identityDocuments, identityDocumentRows(facts)],
    [coins, coinRows(facts)],
    [ingotVariants, ingotVariantRows(facts)],
    [ingots, ingotRows(facts)],
    [chequeSeries, chequeRows(facts)],
    [travelRules, travelRuleRows(facts)],
    [searchNames, searchAreas.flatMap((area) => area.names(facts))],
  ];
  await database.transaction(async (transaction) => {
    for (const table of tables) await transaction.delete(table);
    for (const [table, values] of rows) {
      for (const chunk of chunks(values, 500)) await transaction.insert(table).values(chunk);
    }
    await transaction.execute(collectWords);
    await transaction
      .insert(catalogueState)
      .values({ id: stateId, revision })
      .onConflictDoUpdate({ target: catalogueState.id, set: { revision } });
  });
  // Lists are read from an index alone where the pages of the table are known to be seen by all.
  await database.execute(sql`vacuum (analyze) ${banknotes}`);
  await database.execute(sql`analyze`);
  return true;
}

/** Words in which a search may be misspelt; numbers never are: 50 is not 500. */
const collectWords = sql`insert into ${searchWords} (word)
  select word from ${banknotes}, unnest(tsvector_to_array(${banknotes.searchVector})) as word
  where word ~ '[[:alpha:]]{3}'
  union
  select word from ${searchNames}, unnest(tsvector_to_array(${searchNames.searchVector})) as word
  where ${searchNames.language} <> ${codeLanguage} and word ~ '[[:alpha:]]{3}'`;

function countryRows(all: Facts): (typeof countries.$inferInsert)[] {
  const { countries: facts, states, coins } = all;
  const withCoins = new Set(coins.map(({ country }) => country));
  const mrzCodes = new Map(states.map(({ country, mrzCode }) => [country, mrzCode]));
  return facts.map(({ id, currencyISO, oldCurrencyISO, parentId }, position) => ({
    id,
    currencyISO,
    oldCurrencyISO,
    parentId,
    mrzCode: mrzCodes.get(id) ?? null,
    hasCoins: withCoins.has(id),
    position,
  }));
}

function countryNameRows({ countries: facts }: Facts): (typeof countryNames.$inferInsert)[] {
  const named = languages.flatMap((language) =>
    facts.map(({ id, names }) => ({ countryId: id, language, name: names[language] })),
  );
  return [...Map.groupBy(named, ({ language }) => language)].flatMap(([language, own]) =>
    inReadersOrder(own, ({ name }) => name, language).map((row, position) => ({
      ...row,
      position,
    })),
  );
}

function countryCurrencyRows({
  countries: facts,
}: Facts): (typeof countryCurrencies.$inferInsert)[] {
  return facts.flatMap(({ id, currencies }) =>
    currencies.map((period, position) => ({ countryId: id, position, ...period })),
  );
}

function currencyNameRows({ currencies }: Facts): (typeof currencyNames.$inferInsert)[] {
  return currencies.flatMap(({ currencyISO, names }) =>
    Object.entries(names).map(([language, { name, symbol, forms }]) => ({
      currencyISO,
      language,
      name,
      symbol,
      forms,
    })),
  );
}

function glossaryRows({ glossary: facts }: Facts): (typeof glossary.$inferInsert)[] {
  return facts.map(({ key, areas, definitionEn, confidence }) => ({
    key,
    areas,
    definition: definitionEn,
    confidence,
  }));
}

function chunks<T>(rows: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, index) =>
    rows.slice(index * size, (index + 1) * size),
  );
}
