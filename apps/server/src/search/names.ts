import { codeLanguage, type searchNames } from "./tables.ts";

/** A name or code for the search. */
export type NameRow = Pick<typeof searchNames.$inferInsert, "kind" | "key" | "language" | "name">;

/** The names of one thing by language; German ones also with their umlauts spelled out. */
export const namesOf = (
  kind: string,
  key: string,
  names: Readonly<Record<string, string | null | undefined>>,
): NameRow[] =>
  Object.entries(names).flatMap(([language, name]) =>
    spellingsOf(language, name).map((each) => ({ kind, key, language, name: each })),
  );

/** A name, and a German one as it is typed without umlauts on the keyboard (DIN 5007-2). */
export function spellingsOf(language: string, name: string | null | undefined): string[] {
  if (!name) return [];
  if (language !== "de") return [name];
  const spelled = name.replace(/[äöüÄÖÜ]/g, (letter) => spelledOut[letter] ?? letter);
  return spelled === name ? [name] : [name, spelled];
}

const spelledOut: Readonly<Record<string, string>> = {
  ä: "ae",
  ö: "oe",
  ü: "ue",
  Ä: "Ae",
  Ö: "Oe",
  Ü: "Ue",
};

/** The codes of one thing, each once. */
export const codesOf = (
  kind: string,
  key: string,
  codes: readonly (string | null | undefined)[],
): NameRow[] =>
  [...new Set(codes)].flatMap((name) =>
    name ? [{ kind, key, language: codeLanguage, name }] : [],
  );
