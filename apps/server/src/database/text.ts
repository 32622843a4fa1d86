import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/**
 * Condition that a column contains a text, ignoring case, accents and whether a space breaks; undefined
 * for an empty text.
 */
export function containsText(column: SQLWrapper, text: string | undefined): SQL | undefined {
  const wanted = text?.trim().replaceAll(/\s/g, " ") ?? "";
  return wanted === ""
    ? undefined
    : sql`position(unaccented(${wanted}) in unaccented(translate(${column}, ${kept}, ${plain}))) > 0`;
}

/** Spaces that do not break, and as many that do. */
const kept = "\u00a0\u202f";
const plain = "  ";

/**
 * Whether PostgreSQL can store a text and search it: no NUL, no unpaired surrogate, and not of
 * combining marks alone, which nothing remains of without accents.
 */
export const isStorable = (text: string): boolean =>
  !text.includes("\0") && text.isWellFormed() && (text === "" || /\P{Mark}/u.test(text));

/** A text as it is looked for: a character that cannot be stored is in no record, and parts words. */
export function searchable(text: string): string {
  const known = text.toWellFormed().replaceAll("\0", " ");
  return isStorable(known) ? known : " ";
}

/** The deepest that anything is nested which is stored; the contract itself stays below a third. */
const mostNested = 30;

/**
 * The paths of all strings in a value that the database cannot store or search, names included, and of
 * what is nested deeper than anything that is stored.
 */
export function unstorableIn(value: unknown, nested = mostNested): PropertyKey[][] {
  if (typeof value === "string") return isStorable(value) ? [] : [[]];
  if (typeof value !== "object" || value === null) return [];
  if (nested === 0) return [[]];
  return Object.entries(value).flatMap(([name, member]) =>
    isStorable(name) ? unstorableIn(member, nested - 1).map((path) => [name, ...path]) : [[]],
  );
}
