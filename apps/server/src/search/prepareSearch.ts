import type { Language, Permission, SearchAnswer, SearchHit } from "@specimen/api/contract";
import type { Database } from "../database/database.ts";
import type { FoundName, Phrase } from "./findNames.ts";
import { type AskNames, prepareAllNames } from "./namesInMemory.ts";
import { parseText, type ParsedText, parseZoneStart } from "./parseText.ts";
import { firstWords, queryOf } from "./questionWords.ts";
import { type FindReferenced, referenceIn, type ReferenceSource } from "./reference.ts";
import type { Candidate, FindHits } from "./searchQuery.ts";
import { meaningful } from "./smallWords.ts";
import { prepareWordSpelling, type SpeltWord } from "./spelling.ts";

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

/** Input of to_tsquery: for all words, for each, and for those beside a weight. */
interface Queries {
  readonly query: string;
  readonly each: readonly string[];
  readonly beside: string;
}

/** Names that were found, and words of which there is none. */
interface Named {
  readonly names: readonly FoundName[];
  readonly unnamed: readonly string[];
}

/** Score deduction of a name that matches one of several words only. */
const perWord = 62;
/** Share of trigrams that a word and its correction have in common. */
const muchAlike = 0.5;
/** Words that are names or none; what has a digit or two letters may be anything. */
const isName = /^[\p{L}\p{M}]{3,}$/u;

/** Prepares a search for the typed text and, without hits, for words of similar spelling. */
export function prepareSearch(
  database: Database,
  askNames: AskNames,
  sources: readonly PreparedSource[],
): (typed: Typed) => Promise<SearchAnswer> {
  const { find: findNames, keys } = prepareAllNames(database, askNames);
  const spell = prepareWordSpelling(database);

  async function namesOf(
    { words }: ParsedText,
    { query, each }: Queries,
    kinds: string[],
    language: Language,
  ): Promise<Named> {
    if (words.length === 0) return { names: [], unnamed: [] };
    const [found = []] = await findNames(kinds, [{ phrase: words.join(" "), query }], language);
    if (found.length > 0 || words.length === 1) return { names: found, unnamed: [] };
    const told = new Set(meaningful(words, language));
    const phrases = words.flatMap((phrase, at) =>
      told.has(phrase) ? [{ phrase, query: each[at] ?? queryOf([phrase]) }] : [],
    );
    const single = await findNames(kinds, phrases, language);
    const isUnnamed = (at: number) => single[at]?.length === 0;
    const unnamed = phrases.filter(({ phrase }, at) => isName.test(phrase) && isUnnamed(at));
    const named = phrases.filter((_, at) => !isUnnamed(at));
    const [together = []] =
      named.length === words.length || named.length < 2
        ? []
        : await findNames(kinds, [joined(named)], language);
    return {
      names: together.length > 0 ? together : single.flat().map(lowered),
      unnamed: unnamed.map(({ phrase }) => phrase),
    };
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

  async function ask(parsed: ParsedText, asked: Queries, typed: Typed) {
    const isWeight = parsed.weight?.isCertain === true;
    const open = openTo(typed).filter(({ weighs }) => weighs === true || !isWeight);
    const kinds = [...new Set(open.flatMap((source) => source.kinds))];
    const { language, today } = typed;
    const { names, unnamed } = await namesOf(parsed, asked, kinds, language);
    const weight = parsed.weight && { ...parsed.weight, query: asked.beside };
    const searched = { ...parsed, weight, names, query: asked.query, keys, language, today };
    const found = (await Promise.all(open.map(({ find }) => find(searched)))).flat();
    // The words beside a weight are for its own sources.
    return { hits: likeliest(found, typed.limit), unnamed: weight === null ? unnamed : [] };
  }

  /** The hits for words of which some are corrected; none where one has no correction. */
  async function askAlike(
    parsed: ParsedText,
    words: readonly string[],
    spelt: readonly SpeltWord[],
    typed: Typed,
  ) {
    const isWithout = spelt.some(({ query }) => query === undefined);
    if (isWithout || spelt.every(({ isKnown }) => isKnown)) return [];
    const queries = new Map(spelt.map(({ word, query }) => [word, query]));
    const each = words.map((word) => queries.get(word) ?? queryOf([word]));
    const query = each.join(" & ");
    return (await ask(parsed, { query, each, beside: query }, typed)).hits;
  }

  return async (typed) => {
    const named = await referenced(typed);
    if (named.length > 0) return { ...nothing, hits: named.slice(0, typed.limit) };
    const all = parseText(typed.text);
    const parsed = { ...all, words: firstWords(all.words) };
    const beside = firstWords(meaningful(all.weight?.others ?? [], typed.language));
    const { hits, unnamed } = await ask(
      parsed,
      {
        query: queryOf(parsed.words),
        each: parsed.words.map((word) => queryOf([word])),
        beside: queryOf(beside),
      },
      typed,
    );
    if (hits.length > 0 && unnamed.length === 0) return { ...nothing, hits };
    const zone = hits.length > 0 ? undefined : parseZoneStart(typed.text);
    const ofZone = zone && (await ask(zone, { query: "", each: [], beside: "" }, typed));
    if (ofZone !== undefined && ofZone.hits.length > 0) return { ...nothing, hits: ofZone.hits };
    // Of a weight, the words beside it may be misspelt; its unit is not.
    const words = all.weight?.isCertain === true ? beside : parsed.words;
    // Beside what was found a word is corrected only by one that is much like it. A name may be a
    // code, which is no word of the catalogue.
    const spelt = hits.length > 0 ? await spell(unnamed, muchAlike) : await spell(words);
    const alike = await askAlike(parsed, words, spelt, typed);
    if (alike.length > 0) return { ...nothing, hits: alike, isAlike: true };
    const isUnknown = new Set(spelt.flatMap(({ word, isKnown }) => (isKnown ? [] : [word])));
    return { ...nothing, hits, leftOut: unnamed.filter((word) => isUnknown.has(word)) };
  };
}

const nothing: SearchAnswer = { hits: [], isAlike: false, leftOut: [] };

const joined = (phrases: readonly Phrase[]): Phrase => ({
  phrase: phrases.map(({ phrase }) => phrase).join(" "),
  query: phrases.map(({ query }) => query).join(" & "),
});

const lowered = (name: FoundName): FoundName => ({ ...name, fit: name.fit - perWord });

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
