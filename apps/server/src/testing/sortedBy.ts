import { expect } from "vitest";

/** What a column shows of a row, as a number or a word; null is not known. */
type Value = number | string | null;

/** Words by the German collation of specification 9. */
const { compare: compareWords } = new Intl.Collator("de-u-co-phonebk", { numeric: true });

/**
 * Expects a list to be sorted by a column in both directions, with what is not known last in both;
 * `read` asks for it in German, with whatever `order` says.
 */
export async function expectSortedBy<Row>(
  read: (order: "asc" | "desc") => Promise<readonly Row[]>,
  valueOf: (row: Row) => Value,
): Promise<void> {
  for (const order of ["asc", "desc"] as const) {
    const values = (await read(order)).map(valueOf);
    const known = values.filter((value) => value !== null);
    const sorted = known.toSorted((a, b) =>
      typeof a === "number" && typeof b === "number" ? a - b : compareWords(String(a), String(b)),
    );
    expect(new Set(known).size).toBeGreaterThan(1);
    expect(values).toEqual([
      ...(order === "asc" ? sorted : sorted.toReversed()),
      ...values.filter((value) => value === null),
    ]);
  }
}

/** The first day of a date of the precision of a day, a month or a year, as a number: 20261121. */
export const dayOf = (date: string | null): number | null =>
  date === null ? null : Number(date.concat("-01-01").slice(0, 10).replaceAll("-", ""));
