/** What a month needs to know of an entry. */
interface Dated {
  /** Of day or month precision. */
  readonly date: string;
}

/** A month's entries and the nearest months with any before and after it. */
export interface MonthOf<T> {
  readonly items: readonly T[];
  readonly earlier: string | null;
  readonly later: string | null;
}

/** Picks a month (2026-06) out of entries in any order. */
export function monthOf<T extends Dated>(entries: readonly T[], month: string): MonthOf<T> {
  const monthOfEntry = ({ date }: Dated) => date.slice(0, 7);
  const months = entries.map(monthOfEntry).sort();
  return {
    items: entries.filter((entry) => monthOfEntry(entry) === month),
    earlier: months.findLast((other) => other < month) ?? null,
    later: months.find((other) => other > month) ?? null,
  };
}
