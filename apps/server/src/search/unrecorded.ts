import type { SearchHit } from "@specimen/api/contract";
import { type FoundName, isOwnName } from "./findNames.ts";

/** The member by which a hit is about what a kind of name is for. */
const members = { country: "countryId", currency: "code" } as const;

interface MoneyOrPlace extends FoundName {
  readonly kind: keyof typeof members;
}

const isMoneyOrPlace = (name: FoundName): name is MoneyOrPlace => name.kind in members;
const idOf = ({ kind, key }: FoundName) => `${kind} ${key}`;

/** The country or the money of one part of a question; several where a name is that of several. */
type Meant = readonly MoneyOrPlace[];

/**
 * The countries and currencies that were typed. Beside hits only whole names in the reader's language
 * count: a code or a part of a name may be a word of something else. Without any the best names do. A
 * word that is whole a name is not meant where another word is in a name with it: `american samoa`.
 */
export function meantIn(
  parts: readonly (readonly FoundName[])[],
  { hasHits }: { hasHits: boolean },
): readonly Meant[] {
  const counts = new Map<string, number>();
  for (const id of parts.flatMap((names) => [...new Set(names.map(idOf))]))
    counts.set(id, (counts.get(id) ?? 0) + 1);

  return parts.map((names) => {
    const best = Math.max(...names.map(({ fit }) => fit));
    const isTyped = (name: FoundName) => (hasHits ? isOwnName(name) : name.fit === best);
    const asked = names.filter(isMoneyOrPlace);
    const typed = asked.filter(isTyped);
    if (typed.length === 0) return [];
    const longer = asked.filter((name) => !isTyped(name) && (counts.get(idOf(name)) ?? 0) > 1);
    const alike = longer.filter(({ kind }) => typed.some((name) => name.kind === kind));
    return [alike, longer, typed].find(({ length }) => length > 0) ?? [];
  });
}

/** What is meant and no hit is about: all things of a name, or none where there is a hit about one. */
export function unrecordedOf(
  meant: readonly Meant[],
  hits: readonly Pick<SearchHit, "countryId" | "code">[],
): readonly FoundName[] {
  const isRecorded = ({ kind, key }: MoneyOrPlace) =>
    hits.some((hit) => hit[members[kind]] === key);
  const unrecorded = meant.flatMap((names) => (names.some(isRecorded) ? [] : names));
  return [...new Map(unrecorded.map((name) => [idOf(name), name])).values()];
}
