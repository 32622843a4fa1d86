import { and, asc, inArray, sql } from "drizzle-orm";
import type { Language } from "@specimen/api/contract";
import type { Database } from "../database/database.ts";
import { readInSteps } from "../database/readInSteps.ts";
import { type FoundName, mostNames } from "./findNames.ts";
import { codeLanguage, searchNames } from "./tables.ts";
import type { Terms } from "./terms.ts";
import { WordIndexBuilder } from "./wordIndex.ts";

/** What is looked for among names: the phrase as it is indexed, and its words. */
export interface AskedName {
  readonly kinds: ReadonlySet<string>;
  readonly folded: string;
  readonly terms: Terms;
  readonly language: Language;
}

/** The names of some kinds in memory. */
export interface NameIndex {
  /** As prepareNames of findNames.ts finds them for one phrase. */
  readonly find: (asked: AskedName) => FoundName[];
  /** As prepareKeys of findNames.ts does. */
  readonly keys: (kind: string, terms: Terms) => readonly string[];
}

interface IndexedName {
  readonly kind: string;
  readonly key: string;
  readonly language: string;
  readonly folded: string;
}

/** Names per query: others are answered between two. */
const step = 500;

/** Reads the names of some kinds step by step. */
export async function readNameIndex(
  database: Database,
  kinds: readonly string[],
): Promise<NameIndex> {
  const names: IndexedName[] = [];
  const builder = new WordIndexBuilder();
  const byFolded = new Map<string, number[]>();
  const read = (after = firstPlace, size: number) => namesAfter(database, kinds, after, size);
  for await (const { words, name: _, ...row } of readInSteps(step, read)) {
    builder.add(words.split(" "));
    const same = byFolded.get(row.folded);
    if (same === undefined) byFolded.set(row.folded, [names.length]);
    else same.push(names.length);
    names.push(row);
  }
  const words = builder.build();
  /** The names with all the words. */
  const withWords = (terms: Terms) =>
    Array.from(words.find(terms).places(), (place) => names[place]).filter(
      (name) => name !== undefined,
    );
  return {
    find: (asked) => {
      const named = withWords(asked.terms).filter(({ language }) => language !== codeLanguage);
      const whole = (byFolded.get(asked.folded) ?? []).flatMap((place) => names[place] ?? []);
      return bestOf([...named, ...whole], asked);
    },
    keys: (kind, terms) => [
      ...new Set(withWords(terms).flatMap((name) => (name.kind === kind ? [name.key] : []))),
    ],
  };
}

type Place = Pick<typeof searchNames.$inferSelect, "kind" | "key" | "language" | "name">;

/** Before all others. */
const firstPlace: Place = { kind: "", key: "", language: "", name: "" };

function namesAfter(database: Database, kinds: readonly string[], after: Place, size: number) {
  const { kind, key, language, name, folded, searchVector } = searchNames;
  return database
    .select({
      kind,
      key,
      language,
      name,
      folded,
      words: sql<string>`array_to_string(tsvector_to_array(${searchVector}), ' ')`,
    })
    .from(searchNames)
    .where(
      and(
        inArray(kind, [...kinds]),
        sql`(${kind}, ${key}, ${language}, ${name}) > (${after.kind}, ${after.key}, ${after.language}, ${after.name})`,
      ),
    )
    .orderBy(asc(kind), asc(key), asc(language), asc(name))
    .limit(size);
}

/** Of each thing its best name, the best things first. */
function bestOf(names: readonly IndexedName[], asked: AskedName): FoundName[] {
  const best = new Map<string, FoundName>();
  for (const name of names) {
    const { kind, key } = name;
    if (!asked.kinds.has(kind)) continue;
    const fit = fitOf(name, asked);
    const thing = `${kind} ${key}`;
    if (fit > (best.get(thing)?.fit ?? -Infinity)) best.set(thing, { kind, key, fit });
  }
  return [...best.values()]
    .sort((a, b) => b.fit - a.fit || compare(a.key, b.key) || compare(a.kind, b.kind))
    .slice(0, mostNames);
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

function fitOf(
  { language, folded }: IndexedName,
  { folded: phrase, language: reader }: AskedName,
): number {
  const isOwn = language === reader;
  const points = (): number => {
    if (language === codeLanguage) return 100;
    if (folded === phrase) return isOwn ? 96 : 92;
    if (folded.startsWith(phrase)) return isOwn ? 84 : 74;
    return isOwn ? 64 : 54;
  };
  // One division, so that it is rounded once, as the decimal of the database is.
  return (points() * 20 - [...folded].length) / 20;
}
