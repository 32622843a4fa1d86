import type { Country, Language, LocalizedText } from "@specimen/api/contract";
import { asc } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { flagSprite } from "./flagSprite.ts";
import { keepUnits } from "./keepUnits.ts";
import { recordWord } from "./recordWords.ts";
import { shortUnit } from "./shortUnit.ts";
import { countries, countryCurrencies, countryNames, currencyNames, words } from "./tables.ts";

type CurrencyName = Pick<typeof currencyNames.$inferSelect, "name" | "symbol" | "forms">;

/** A period in which a currency was legal tender in a country. */
export type Tender = Pick<typeof countryCurrencies.$inferSelect, "currencyISO" | "from" | "to">;

/** A country without texts; `position` is its cell in the flag sprite. */
export type CountryEntry = typeof countries.$inferSelect & {
  readonly tenders: readonly Tender[];
  /** ISO 4217 codes of current and former tenders, its own and those of its currency area. */
  readonly currencies: readonly string[];
  /** Names of the areas with records for it. */
  readonly areas: ReadonlySet<string>;
};

/** Whether an area has records for a country. */
export type HasRecords = (country: Pick<CountryEntry, "id">) => boolean;

/** Names and words of the catalogue, read once: they change only with an import. */
export interface Lexicon {
  /** In the order of the flag sprite. */
  readonly countries: readonly CountryEntry[];
  readonly flagSprite: string;
  entry(countryId: string): CountryEntry | undefined;
  country(entry: CountryEntry, language: Language): Country;
  countryName(countryId: string, language: Language): string;
  flagSrc(entry: CountryEntry): string;
  currency(currencyISO: string, language: Language): CurrencyName;
  /**
   * The unit of an amount by CLDR, in the plural category; in English without the issuer's name.
   */
  unit(amount: Amount, language: Language): LocalizedText;
  /** The word of a kind, such as `substrate`, in the language, else in English; null if unknown. */
  word(kind: string, key: string, language: Language): LocalizedText | null;
  /** Whether a word is one of a kind, such as a colour, in the language or in English. */
  isWord(kind: string, word: string, language: Language): boolean;
  /** An English text of a record in the language, else in English; null if unknown. */
  text(english: string, language: Language): LocalizedText;
  text(english: string | null, language: Language): LocalizedText | null;
}

interface Amount {
  readonly currencyISO: string;
  readonly denomination: number;
  /** The unit's short name in English where the record has one, such as "krone". */
  readonly unit: string | null;
}

/** Reads the lexicon; `areas` by name tell which countries they have records for. */
export async function readLexicon(
  database: Database,
  spriteAddress: string,
  areas: ReadonlyMap<string, HasRecords>,
): Promise<Lexicon> {
  const names = nested(
    (await database.select().from(countryNames)).map((row) => [row.countryId, row.language, row]),
  );
  const currencies = nested(
    (await database.select().from(currencyNames)).map((row) => [
      row.currencyISO,
      row.language,
      row,
    ]),
  );
  const wordsOf = nested(
    (await database.select().from(words)).map((row) => [
      `${row.area} ${row.key}`,
      row.language,
      row.text,
    ]),
  );
  const entries = await readCountries(database, areas);
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const plurals = new Map<string, Intl.PluralRules>();
  const ofKind = new Map<string, ReadonlySet<string>>();
  const wordsOfKind = (kind: string) => {
    const known =
      ofKind.get(kind) ??
      new Set(
        [...wordsOf].flatMap(([name, own]) =>
          name.startsWith(`${kind} `)
            ? [...own].map(([language, word]) => `${language} ${word.toLowerCase()}`)
            : [],
        ),
      );
    ofKind.set(kind, known);
    return known;
  };

  const countryName = (id: string, language: Language) => names.get(id)?.get(language)?.name ?? id;
  const flagSrc = ({ position }: CountryEntry) =>
    `${spriteAddress}#xywh=0,${position * flagSprite.height},${flagSprite.width},${flagSprite.height}`;
  const currency = (currencyISO: string, language: Language): CurrencyName =>
    currencies.get(currencyISO)?.get(language) ?? {
      name: currencyISO,
      symbol: currencyISO,
      forms: {},
    };
  const pluralOf = (amount: number, language: Language) => {
    const rules = plurals.get(language) ?? new Intl.PluralRules(language);
    plurals.set(language, rules);
    return rules.select(amount);
  };

  function text(english: string, language: Language): LocalizedText;
  function text(english: string | null, language: Language): LocalizedText | null;
  function text(english: string | null, language: Language): LocalizedText | null {
    if (english === null) return null;
    const own = wordsOf.get(`${recordWord} ${english}`)?.get(language);
    return own === undefined ? shown(english, "en") : shown(own, language);
  }

  return {
    countries: entries,
    flagSprite: spriteAddress,
    entry: (id) => byId.get(id),
    country: (entry, language) => ({
      id: entry.id,
      name: countryName(entry.id, language),
      code2: entry.id,
      currencyISO: entry.currencyISO,
      oldCurrencyISO: entry.oldCurrencyISO,
      parentId: entry.parentId,
      flagSrc: flagSrc(entry),
    }),
    countryName,
    flagSrc,
    currency,
    unit({ currencyISO, denomination, unit }, language) {
      const { forms } = currency(currencyISO, language);
      const form = forms[pluralOf(denomination, language)] ?? forms.other;
      if (form === undefined) return { text: unit ?? currencyISO, lang: "en" };
      const isShort = language === "en" && unit !== null;
      return {
        text: isShort ? shortUnit({ unit, one: forms.one, form }) : form,
        lang: language,
      };
    },
    word(kind, key, language) {
      const found = wordsOf.get(`${kind} ${key}`);
      const own = found?.get(language);
      if (own !== undefined) return shown(own, language);
      const english = found?.get("en");
      return english === undefined ? null : shown(english, "en");
    },
    isWord: (kind, word, language) =>
      [language, "en"].some((each) => wordsOfKind(kind).has(`${each} ${word.toLowerCase()}`)),
    text,
  };
}

/** A text as it is shown. */
const shown = (text: string, lang: Language): LocalizedText => ({ text: keepUnits(text), lang });

async function readCountries(
  database: Database,
  areas: ReadonlyMap<string, HasRecords>,
): Promise<CountryEntry[]> {
  const rows = await database.select().from(countries).orderBy(asc(countries.position));
  const periods = await database
    .select()
    .from(countryCurrencies)
    .orderBy(asc(countryCurrencies.countryId), asc(countryCurrencies.position));
  const tenders = Map.groupBy(periods, ({ countryId }) => countryId);
  return rows.map((row) => {
    const own = tenders.get(row.id) ?? [];
    const currencies = [...new Set(own.map(({ currencyISO }) => currencyISO))];
    const recorded = [...areas].filter(([, has]) => has(row));
    return { ...row, tenders: own, currencies, areas: new Set(recorded.map(([name]) => name)) };
  });
}

function nested<T>(rows: [string, string, T][]): Map<string, Map<string, T>> {
  const outer = new Map<string, Map<string, T>>();
  for (const [key, language, value] of rows) {
    const inner = outer.get(key) ?? new Map<string, T>();
    outer.set(key, inner.set(language, value));
  }
  return outer;
}
