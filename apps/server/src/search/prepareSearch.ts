import type { Language, Permission, SearchAnswer, SearchHit } from "@specimen/api/contract";
import type { Database } from "../database/database.ts";
import type { FoundName } from "./findNames.ts";
import { type AskNames, prepareAllNames } from "./namesInMemory.ts";
import { parseText, type ParsedText } from "./parseText.ts";
import { firstWords, queryOf } from "./questionWords.ts";
import { type FindReferenced, referenceIn, type ReferenceSource } from "./reference.ts";
import type { Candidate, FindHits } from "./searchQuery.ts";
import { prepareSpelling } from "./spelling.ts";

/** A source of hits. */
export interface PreparedSource {
  /** The permission a caller needs for this source, or any of several. */
  readonly permission: Permission | readonly Permission[];
  /** The kinds of names it searches by, its own and shared ones. */
  readonly kinds: readonly string[];
  /** Whether it knows what its records weigh; others are not asked for what is certainly a weight. */
  readonly weighs?: boolean;
  readonly references?: ReferenceSource<FindReferenced> | undefined;
  readonly find: FindHits;
}

/** A typed line and the caller. */
export interface Typed {
  readonly text: string;
  readonly limit: number;
  readonly permissions: ReadonlySet<string>;
  readonly language: Language;
  readonly today: string;
}

/** Input of to_tsquery: for all words, and for those beside a weight. */
interface Queries {
  readonly query: string;
  readonly beside: string;
}

/** Score deduction of a name that matches one of several words only. */
const perWord = 62;

/** Prepares a search for the typed text and, without hits, for words of similar spelling. */
export function prepareSearch(
  database: Database,
  askNames: AskNames,
  sources: readonly PreparedSource[],
): (typed: Typed) => Promise<SearchAnswer> {
  const { find: findNames, keys } = prepareAllNames(database, askNames);
  const spell = prepareSpelling(database);

  async function namesOf(
    { words }: ParsedText,
    query: string,
    kinds: string[],
    language: Language,
  ): Promise<FoundName[]> {
    if (words.length === 0) return [];
    const found = await findNames(kinds, [{ phrase: words.join(" "), query }], language);
    if (found.length > 0 || words.length === 1) return found;
    const each = words.map((word) => ({ phrase: word, query: queryOf([word]) }));
    const single = await findNames(kinds, each, language);
    return single.map((name) => ({ ...name, fit: name.fit - perWord }));
  }

  const openTo = ({ permissions }: Typed) =>
    sources.filter(({ permission }) => [permission].flat().some((each) => permissions.has(each)));

  /** The records whose reference was typed whole. */
  async function referenced(typed: Typed): Promise<SearchHit[]> {
    const line = referenceIn(typed.text);
    if (line === undefined) return [];
    const found = openTo(typed).map(async ({ references }) => {
      const reference = references?.spelled(line);
      return reference === undefined ? [] : references?.find({ ...typed, reference });
    });
    return (await Promise.all(found)).flatMap((hits) => hits ?? []);
  }

  async function ask(parsed: ParsedText, asked: Queries, typed: Typed): Promise<Candidate[]> {
    const { query } = asked;
    const isWeight = parsed.weight?.isCertain === true;
    const open = openTo(typed).filter(({ weighs }) => weighs === true || !isWeight);
    const kinds = [...new Set(open.flatMap((source) => source.kinds))];
    const { language, today } = typed;
    const names = await namesOf(parsed, query, kinds, language);
    const weight = parsed.weight && { ...parsed.weight, query: asked.beside };
    const searched = { ...parsed, weight, names, query, keys, language, today };
    return (await Promise.all(open.map(({ find }) => find(searched)))).flat();
  }

  return async (typed) => {
    const named = await referenced(typed);
    if (named.length > 0) return { hits: named.slice(0, typed.limit), isAlike: false };
    const all = parseText(typed.text);
    const parsed = { ...all, words: firstWords(all.words) };
    const beside = firstWords(all.weight?.others ?? []);
    const asTyped = { query: queryOf(parsed.words), beside: queryOf(beside) };
    const found = await ask(parsed, asTyped, typed);
    if (found.length > 0) return { hits: likeliest(found, typed.limit), isAlike: false };
    // Of a weight, the words beside it may be misspelt; its unit is not.
    const words = all.weight?.isCertain === true ? beside : parsed.words;
    const spelt = words.length === 0 ? undefined : await spell(words);
    if (spelt === undefined) return { hits: [], isAlike: false };
    const alike = likeliest(await ask(parsed, { query: spelt, beside: spelt }, typed), typed.limit);
    return { hits: alike, isAlike: alike.length > 0 };
  };
}

const keyOf = ({ hit, about }: Candidate) => about ?? `${hit.kind} ${hit.id}`;

/** Unique hits; one kind fills at most half of the list while there are others. */
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
