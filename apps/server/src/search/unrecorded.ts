import type { SearchHit } from "@specimen/api/contract";
import type { FoundName } from "./findNames.ts";

/** The member by which a hit is about what a kind of name is for. */
const members: Readonly<Record<string, "countryId" | "code">> = {
  country: "countryId",
  currency: "code",
};

/** The fit of codes, and of whole names in the reader's language, at least. */
const fits = { code: 99, own: 92 };

/**
 * The countries and currencies that were typed and that no hit is about; of names that several have,
 * all of them or none. Where there are hits only whole names in the reader's language count: a code or
 * a part of a name may be a word of something else. Where there are none the best names do.
 */
export function unrecordedIn(
  parts: readonly (readonly FoundName[])[],
  hits: readonly Pick<SearchHit, "countryId" | "code">[],
): readonly FoundName[] {
  const unrecorded = parts.flatMap((names) => {
    const best = Math.max(...names.map(({ fit }) => fit));
    const isTyped = ({ fit }: FoundName) =>
      hits.length === 0 ? fit === best : fit > fits.own && fit < fits.code;
    const typed = names.filter((name) => name.kind in members && isTyped(name));
    const isRecorded = typed.some(({ kind, key }) =>
      hits.some((hit) => hit[members[kind] ?? "code"] === key),
    );
    return isRecorded ? [] : typed;
  });
  return [...new Map(unrecorded.map((name) => [`${name.kind} ${name.key}`, name])).values()];
}
