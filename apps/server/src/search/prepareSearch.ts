import type { Language, SearchAnswer, SearchHit } from "@specimen/api/contract";
import { prepareSpelling } from "./spelling.ts";
import type { World } from "../areas/appContext.ts";
import { searchAreas } from "../areas/search/sources.ts";
import { prepareNames } from "./findNames.ts";
import { parseQuestion, type Question } from "./parseQuestion.ts";
import type { Candidate } from "./searchSource.ts";

/** One line of text, and who asks. */
export interface Typed {
  readonly text: string;
  readonly limit: number;
  readonly permissions: ReadonlySet<string>;
  readonly language: Language;
  readonly today: string;
}

/** A name found by one of several words stands behind what has them all. */
const perWord = 62;

/** Prepares the search over all areas: what was typed, and where nothing fits, words spelt alike. */
export function prepareFind(world: World): (typed: Typed) => Promise<SearchAnswer> {
  const findNames = prepareNames(world.database);
  const spell = prepareSpelling(world.database);
  const areas = searchAreas.map((area) => ({ ...area, find: area.prepare(world) }));

  async function namesOf({ words }: Question, query: string, kinds: string[], language: Language) {
    if (words.length === 0) return [];
    const found = await findNames(kinds, words.join(" "), query, language);
    if (found.length > 0 || words.length === 1) return found;
    const single = await Promise.all(
      words.map((word) => findNames(kinds, word, queryOf([word]), language)),
    );
    return single.flat().map((name) => ({ ...name, fit: name.fit - perWord }));
  }

  async function ask(question: Question, query: string, typed: Typed): Promise<Candidate[]> {
    const open = areas.filter(({ permission }) => typed.permissions.has(permission));
    const kinds = [...new Set(open.flatMap((area) => area.kinds))];
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
