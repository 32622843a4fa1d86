import { type Language, languages } from "@specimen/api/contract";
import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import * as z from "zod";
import { sortInLanguage } from "../http/sortInLanguage.ts";
import { type ReadFile, readFacts } from "./readFacts.ts";
import { words } from "./tables.ts";

/** The kind under which the table `words` holds them; its key is the English text. */
export const recordWord = "record";

const Translations = z.record(z.string().min(1), z.string().min(1));

const translated: readonly Language[] = languages.filter((language) => language !== "en");

/** Translations of the English texts of records: names, motifs, series and remarks. */
export interface RecordWords {
  /** Every English text that has a translation. */
  readonly keys: readonly string[];
  /** The text in a language, in English where it has no translation. */
  in(english: string, language: Language): string;
  /** The text in English and in every language it is translated into, each once. */
  everywhere(english: string): string[];
  /**
   * The position of each text in the sort order of each language, in the order of `languages`; equal
   * texts share one. `shownIn` is a text as lists show it, else its translation. Sorted in a query by
   * `positionIn`.
   */
  positions(
    texts: Iterable<string>,
    shownIn?: (text: string, language: Language) => string,
  ): ReadonlyMap<string, number[]>;
}

/** Reads the translations; throws a FactError where one is empty. */
export function readRecordWords(readFile?: ReadFile): RecordWords {
  const byLanguage = new Map(
    translated.map((language) => {
      const file = new URL(`facts/record_words_${language}.json`, import.meta.url);
      const { own } = readFacts({ own: { file, member: "words", value: Translations } }, readFile);
      return [language, new Map(Object.entries(own))];
    }),
  );
  const inLanguage = (english: string, language: Language) =>
    byLanguage.get(language)?.get(english) ?? english;
  return {
    keys: [...new Set([...byLanguage.values()].flatMap((own) => [...own.keys()]))],
    in: inLanguage,
    everywhere: (english) => [
      ...new Set([english, ...translated.map((language) => inLanguage(english, language))]),
    ],
    positions(texts, shownIn = inLanguage) {
      const distinct = [...new Set(texts)];
      const places = new Map<string, number[]>(distinct.map((text) => [text, []]));
      for (const language of languages) {
        sortInLanguage(distinct, (text) => shownIn(text, language), language).forEach(
          (text, place) => places.get(text)?.push(place),
        );
      }
      return places;
    },
  };
}

/** Their rows in the table `words`, from which the lexicon reads them. */
export const recordWordRows = (own: RecordWords): (typeof words.$inferInsert)[] =>
  own.keys.flatMap((key) =>
    translated.flatMap((language) => {
      const text = own.in(key, language);
      return text === key ? [] : [{ area: recordWord, key, language, text }];
    }),
  );

/** The English text of a column in the reader's language, to filter by. */
export const textIn = (column: SQLWrapper, language: Language | SQLWrapper): SQL<string> =>
  sql`coalesce((select ${words.text} from ${words} where ${words.area} = ${recordWord} and ${words.key} = ${column} and ${words.language} = ${language}), ${column})`;

const order = sql.raw(`array[${languages.map((language) => `'${language}'`).join(", ")}]`);

/** The position of a column of `positions` in the reader's language, to sort by. */
export const positionIn = (column: SQLWrapper, language: Language | SQLWrapper): SQL<number> =>
  sql`${column}[array_position(${order}, ${language}::text)]`;
