import { codeLanguage, type searchNames } from "./tables.ts";

/** A name or code to be found by. */
export type NameRow = Pick<typeof searchNames.$inferInsert, "kind" | "key" | "language" | "name">;

/** The names of one thing by language. */
export const namesOf = (
  kind: string,
  key: string,
  names: Readonly<Record<string, string | null | undefined>>,
): NameRow[] =>
  Object.entries(names).flatMap(([language, name]) =>
    name ? [{ kind, key, language, name }] : [],
  );

/** The codes of one thing, each once. */
export const codesOf = (
  kind: string,
  key: string,
  codes: readonly (string | null | undefined)[],
): NameRow[] =>
  [...new Set(codes)].flatMap((name) =>
    name ? [{ kind, key, language: codeLanguage, name }] : [],
  );
