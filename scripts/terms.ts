import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** One thing and its word in each language; `/` stands between two words, brackets hold a note. */
export interface Term {
  term: Record<string, string>;
  /** The entry of the glossary that says the same. */
  glossary?: string;
  /** A form of the word for languages in which the plain one is said nowhere. */
  inflected?: Record<string, string>;
  /** What must not be said for it, as {@link patternOf} reads it. */
  not?: Record<string, string[]>;
}

/** The terms of `docs/terms.json`, and English phrases with what must not be said for them. */
export interface Terms {
  terms: Term[];
  phrases: { say: string; not: string[] }[];
  /** What things are called; in a name no term is looked for. */
  names: string[];
}

/** One text of the product, and where it is. */
export interface Said {
  where: string;
  text: string;
}

/** What is said instead of a ban. */
export interface Ban {
  ban: string;
  say: string;
}

/** Reads `docs/terms.json`; the languages are those of its first term. */
export function readTerms(root: string): Terms & { languages: string[] } {
  const terms = JSON.parse(readFileSync(join(root, "docs/terms.json"), "utf8")) as Terms;
  return { ...terms, languages: Object.keys(terms.terms[0]?.term ?? {}) };
}

/** The words of a term in a language: "Banknote / Note", "edge (of a coin)". */
export function wordsOf({ term }: Term, language: string): string[] {
  return (term[language] ?? "").replaceAll(/ \([^)]*\)/g, "").split(" / ");
}

/** Everything that must not be said in a language. */
export function bansIn(language: string, { terms, phrases }: Terms): Ban[] {
  const ofTerms = terms.flatMap(({ term, not }) =>
    (not?.[language] ?? []).map((ban) => ({ ban, say: term[language] ?? "" })),
  );
  const ofPhrases = phrases.flatMap(({ say, not }) => not.map((ban) => ({ ban, say })));
  return language === "en" ? [...ofTerms, ...ofPhrases] : ofTerms;
}

/**
 * A ban as an expression: whole words, in any case, any space between them. A word that ends in
 * `*` stands for all words that begin so ("įstaig*"); a leading `=` asks for the same case.
 */
export function patternOf(ban: string): RegExp {
  const isExact = ban.startsWith("=");
  const words = (isExact ? ban.slice(1) : ban).split(" ").map((word) => {
    const stem = word
      .replace(/\*$/, "")
      .replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")
      .replaceAll("’", "[’']");
    return word.endsWith("*") ? `${stem}\\p{L}*` : stem;
  });
  return new RegExp(`(?<![\\p{L}\\d])${words.join("\\s+")}(?![\\p{L}\\d])`, isExact ? "u" : "iu");
}

const patterns = new Map<string, RegExp>();

/** The expression of a ban, made once for all texts. */
function knownPattern(ban: string): RegExp {
  const pattern = patterns.get(ban) ?? patternOf(ban);
  patterns.set(ban, pattern);
  return pattern;
}

/** The bans that a text breaks; placeholders and names are no part of it. */
export function banned(text: string, bans: readonly Ban[], names: readonly string[] = []): Ban[] {
  const said = names.reduce(
    (rest, name) => rest.replaceAll(name, ""),
    text.replaceAll(/\{[^{}]*\}/g, ""),
  );
  return bans.filter(({ ban }) => knownPattern(ban).test(said));
}

/**
 * Every text that people read, by language: JSON below `apps` that has a language in its path or
 * among its keys, the English texts of records that have a translation, the definitions of the
 * glossary, and the server's modules of words and demo customers.
 */
export async function readTexts(
  root: string,
  languages: readonly string[],
): Promise<Map<string, Said[]>> {
  const texts = new Map(languages.map((language) => [language, [] as Said[]]));
  const collect = (value: unknown, language: string | undefined, where: string): void => {
    if (typeof value === "string") {
      if (language !== undefined) texts.get(language)?.push({ where, text: value });
      return;
    }
    if (typeof value !== "object" || value === null) return;
    for (const [key, member] of Object.entries(value)) {
      if (searchedOnly.has(key)) continue;
      const own = languages.includes(key) ? key : key === "definitionEn" ? "en" : language;
      collect(member, own, `${where} ${keyOf(member) ?? key}`);
    }
  };
  const isKept = (file: string) => !/node_modules|\/dist\/|\/drizzle\//.test(file);
  for (const file of globSync("apps/{web,server}/src/**/*.json", { cwd: root }).filter(isKept)) {
    const language = file.split(/[/._]/).find((part) => languages.includes(part));
    const facts: unknown = JSON.parse(readFileSync(join(root, file), "utf8"));
    collect(facts, language, file);
    // The keys of translations are the English texts of records, the same in every language.
    if (file.endsWith("_words_de.json")) collect(keysOf(facts), "en", file);
  }
  for (const file of globSync(
    "apps/server/src/**/{*Words,words/*,demoCustomers,documentPolicy}.ts",
    {
      cwd: root,
    },
  )) {
    collect(await import(pathToFileURL(join(root, file)).href), undefined, file);
  }
  return texts;
}

/** Words that people may type into the search, which the product itself does not say. */
const searchedOnly = new Set(["synonyms", "adjectives"]);

/** The English texts that a file translates. */
function keysOf(facts: unknown): string[] {
  const { words = facts } = facts as { words?: unknown };
  return Object.keys(words as object);
}

/** What a row of the facts is called. */
function keyOf(row: unknown): string | undefined {
  const isRow = typeof row === "object" && row !== null && "key" in row;
  return isRow && typeof row.key === "string" ? row.key : undefined;
}
