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
import { meantIn, unrecordedOf } from "./unrecorded.ts";
import { asTyped, joined, prepareWordNames } from "./wordNames.ts";

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

/** The words of a question, and those of them beside a weight. */
interface Asked {
  readonly phrases: readonly Phrase[];
  readonly beside: readonly Phrase[];
}

/** Share of trigrams that a word and its correction have in common where others were found. */
const muchAlike = 0.5;

/** The most words of which each is left out in turn: every one is a search of its own. */
const mostTried = 4;

/** What a search is prepared with. */
export interface SearchParts {
  readonly database: Database;
  readonly askNames: AskNames;
  readonly sources: readonly PreparedSource[];
  /** The name of a country or a currency in a language. */
  readonly nameIn: (name: FoundName, language: Language) => string;
}

/** Prepares a search for the typed text and, without hits, for words of similar spelling. */
export function prepareSearch({
  database,
  askNames,
  sources,
  nameIn,
}: SearchParts): (typed: Typed) => Promise<SearchAnswer> {
  const { find: findNames, keys } = prepareAllNames(database, askNames);
  const namesOf = prepareWordNames(findNames);
  const spell = prepareWordSpelling(database);

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

  /** The likeliest hits of all sources with the best score, the words that are in no name, and names without a record. */
  async function ask(parsed: ParsedText, { phrases, beside }: Asked, typed: Typed) {
    const isWeight = parsed.weight?.isCertain === true;
    const open = openTo(typed).filter(({ weighs }) => weighs === true || !isWeight);
    const kinds = [...new Set(open.flatMap((source) => source.kinds))];
    const { language, today } = typed;
    // A zone is searched by its codes; the names of its issuer only tell what is not recorded.
    const { mrz } = parsed;
    const named = mrz === null ? phrases : asTyped([mrz.issuer]);
    const { names: all, unnamed, parts } = await namesOf({ phrases: named, kinds, language });
    const names = mrz === null ? all : [];
    const weight = parsed.weight && { ...parsed.weight, query: joined(beside).query };
    const told = meaningful(
      phrases.map(({ phrase }) => phrase),
      language,
    );
    const { query } = joined(phrases.filter(({ phrase }) => told.includes(phrase)));
    const searched = { ...parsed, weight, names, query, keys, language, today };
    const found = (await Promise.all(open.map(({ find }) => find(searched)))).flat();
    // The words beside a weight are for its own sources, which know no names of countries.
    const best = Math.max(...found.map(({ score }) => score));
    if (weight !== null)
      return { hits: likeliest(found, typed.limit), best, unnamed: [], unrecorded: [] };
    const meant = meantIn(parts, { hasHits: found.length > 0 });
    const unrecorded = unrecordedOf(
      meant,
      found.map(({ hit }) => hit),
    );
    const asked = new Set(meant.flatMap((each) => each.map(({ key }) => key)));
    const isOther = ({ hit: { countryId } }: Candidate) =>
      countryId !== null && !asked.has(countryId);
    // Where a country that was typed has no record, those of others do not stand in their place.
    const isMissing = unrecorded.some(({ kind }) => kind === "country");
    const shown = isMissing ? found.filter((candidate) => !isOther(candidate)) : found;
    const hits = likeliest(shown, typed.limit);
    return { hits, best, unnamed, unrecorded: unrecorded.map((name) => nameIn(name, language)) };
  }

  /** The hits for the start of a machine-readable line that has no filler. */
  async function askZone(typed: Typed): Promise<SearchHit[]> {
    const zone = parseZoneStart(typed.text);
    return zone === undefined ? [] : (await ask(zone, { phrases: [], beside: [] }, typed)).hits;
  }

  /** The answer for the words as the catalogue spells them; undefined where that tells nothing new. */
  async function askCorrected(
    spelt: readonly SpeltWord[],
    { words, parsed, typed }: { words: readonly string[]; parsed: ParsedText; typed: Typed },
  ): Promise<SearchAnswer | undefined> {
    const { phrases, isAlike, leftOut } = correct(words, spelt);
    if (phrases.length === 0 || (!isAlike && leftOut.length === 0)) return undefined;
    const isWeight = parsed.weight?.isCertain === true;
    const rest = isWeight ? parsed.words : phrases.map(({ phrase }) => phrase);
    const asked = { phrases, beside: phrases };
    const { hits, unrecorded } = await ask({ ...parsed, words: rest }, asked, typed);
    if (hits.length === 0 && unrecorded.length === 0) return undefined;
    return { hits, isAlike, leftOut, unrecorded };
  }

  /** The best answer for all words but one, where no record has all of them. */
  async function askWithoutOne(
    words: readonly string[],
    parsed: ParsedText,
    typed: Typed,
  ): Promise<SearchAnswer> {
    const isFew = words.length > 1 && words.length <= mostTried;
    if (!isFew || parsed.weight?.isCertain === true) return nothing;
    const answers = await Promise.all(
      words.map(async (word, at) => {
        const rest = words.toSpliced(at, 1);
        const phrases = asTyped(rest);
        return {
          word,
          ...(await ask({ ...parsed, words: rest }, { phrases, beside: phrases }, typed)),
        };
      }),
    );
    const found = answers.filter(({ hits, unnamed }) => hits.length > 0 && unnamed.length === 0);
    const [first] = found.toSorted((a, b) => b.best - a.best);
    if (first === undefined) return nothing;
    return { ...nothing, hits: first.hits, leftOut: [first.word], unrecorded: first.unrecorded };
  }

  return async (typed) => {
    const named = await referenced(typed);
    if (named.length > 0) return { ...nothing, hits: named.slice(0, typed.limit) };
    const all = parseText(typed.text);
    const parsed = { ...all, words: firstWords(all.words) };
    const beside = firstWords(meaningful(all.weight?.others ?? [], typed.language));
    const asked = { phrases: asTyped(parsed.words), beside: asTyped(beside) };
    const { hits, unnamed, unrecorded } = await ask(parsed, asked, typed);
    const isFound = hits.length > 0;
    if ((isFound || unrecorded.length > 0) && unnamed.length === 0)
      return { ...nothing, hits, unrecorded };
    const ofZone = isFound ? [] : await askZone(typed);
    if (ofZone.length > 0) return { ...nothing, hits: ofZone };
    // Of a weight, the words beside it may be misspelt; its unit is not.
    const isWeight = all.weight?.isCertain === true;
    const words = isWeight ? beside : parsed.words;
    const isAlone = !isFound && words.length === 1;
    // Beside others a word is corrected only by one that is much like it, where that finds anything.
    // A name may be a code, which is no word of the catalogue.
    const spelt = await spell(isFound ? unnamed : words, isAlone ? undefined : muchAlike);
    const question = { words, parsed, typed };
    const corrected =
      (await askCorrected(spelt, question)) ??
      (isFound || isAlone ? undefined : await askCorrected(await spell(words), question));
    if (corrected !== undefined) return corrected;
    if (!isFound) return askWithoutOne(words, parsed, typed);
    return { ...nothing, hits, leftOut: unknown(spelt), unrecorded };
  };
}

const nothing: SearchAnswer = { hits: [], isAlike: false, leftOut: [], unrecorded: [] };

/** The words as they are spelt in the catalogue, without those that have no correction. */
function correct(words: readonly string[], spelt: readonly SpeltWord[]) {
  const queries = new Map(spelt.map(({ word, query }) => [word, query]));
  const leftOut = spelt.flatMap(({ word, query }) => (query === undefined ? [word] : []));
  return {
    phrases: words.flatMap((phrase) =>
      leftOut.includes(phrase) ? [] : [{ phrase, query: queries.get(phrase) ?? queryOf([phrase]) }],
    ),
    isAlike: spelt.some(({ isKnown, query }) => !isKnown && query !== undefined),
    leftOut,
  };
}

const unknown = (spelt: readonly SpeltWord[]): string[] =>
  spelt.flatMap(({ word, isKnown }) => (isKnown ? [] : [word]));

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
