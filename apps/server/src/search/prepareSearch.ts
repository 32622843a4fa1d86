import type { Language, Permission, SearchAnswer, SearchHit } from "@specimen/api/contract";
import type { Database } from "../database/database.ts";
import { type FoundName, prepareNames } from "./findNames.ts";
import { parseQuestion, type Question } from "./parseQuestion.ts";
import type { Candidate, FindHits } from "./searchQuery.ts";
import { prepareSpelling } from "./spelling.ts";

/** A source of hits. */
export interface PreparedSource {
  /** Without it the source is not asked. */
  readonly permission: Permission;
  /** The kinds of names it answers to, its own and those it shares. */
  readonly kinds: readonly string[];
  readonly find: FindHits;
}

/** A line of text and who searches for it. */
export interface Typed {
  readonly text: string;
  readonly limit: number;
  readonly permissions: ReadonlySet<string>;
  readonly language: Language;
  readonly today: string;
}

/** How far a name found by one of several words ranks behind one found by all. */
const perWord = 62;

/** Prepares a search: for what was typed, and where nothing fits, for words spelt alike. */
export function prepareSearch(
  database: Database,
  sources: readonly PreparedSource[],
): (typed: Typed) => Promise<SearchAnswer> {
  const findNames = prepareNames(database);
  const spell = prepareSpelling(database);

  async function namesOf(
    { words }: Question,
    query: string,
    kinds: string[],
    language: Language,
  ): Promise<FoundName[]> {
    if (words.length === 0) return [];
    const found = await findNames(kinds, words.join(" "), query, language);
    if (found.length > 0 || words.length === 1) return found;
    const single = await Promise.all(
      words.map((word) => findNames(kinds, word, queryOf([word]), language)),
    );
    return single.flat().map((name) => ({ ...name, fit: name.fit - perWord }));
  }

  async function ask(question: Question, query: string, typed: Typed): Promise<Candidate[]> {
    const open = sources.filter(({ permission }) => typed.permissions.has(permission));
    const kinds = [...new Set(open.flatMap((source) => source.kinds))];
    const { language, today } = typed;
    const names = await namesOf(question, query, kinds, language);
    const asked = { ...question, names, query, language, today };
    return (await Promise.all(open.map(({ find }) => find(asked)))).flat();
  }

  return async (typed) => {
    const question = parseQuestion(typed.text);
    const found = await ask(question, queryOf(question.words), typed);
    if (found.length > 0) return { hits: likeliest(found, typed.limit), isAlike: false };
    const spelt = question.words.length === 0 ? undefined : await spell(question.words);
    if (spelt === undefined) return { hits: [], isAlike: false };
    const alike = likeliest(await ask(question, spelt, typed), typed.limit);
    return { hits: alike, isAlike: alike.length > 0 };
  };
}

/** For to_tsquery: words by their beginning, numbers as they stand; a sign is no word of the index. */
function queryOf(words: readonly string[]): string {
  return words
    .filter((word) => !/^\p{Sc}$/u.test(word))
    .map((word) => (/^\d+$/.test(word) ? word : `${word}:*`))
    .join(" & ");
}

const keyOf = ({ hit }: Candidate) => `${hit.kind} ${hit.id}`;

/** Each hit once; one kind fills no more than half the list while there are others. */
function likeliest(candidates: readonly Candidate[], limit: number): SearchHit[] {
  const sorted = [...candidates].sort((a, b) => b.score - a.score);
  const seen = new Set<string>();
  const once = sorted.flatMap((candidate) => {
    const key = keyOf(candidate);
    if (seen.has(key)) return [];
    seen.add(key);
    return [candidate.hit];
  });
  const counts = new Map<string, number>();
  const isFirst = ({ kind }: SearchHit) => {
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    return (counts.get(kind) ?? 0) <= limit / 2;
  };
  const chosen = new Set(once.filter(isFirst).slice(0, limit));
  for (const hit of once) if (chosen.size < limit) chosen.add(hit);
  return once.filter((hit) => chosen.has(hit));
}
