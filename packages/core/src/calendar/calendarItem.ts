/** The rows of the calendar, in their order (specification 2.7). */
export const calendarCategories = ["new", "outOfCirculation", "worthless", "info"] as const;

/** One of the rows. */
export type CalendarCategory = (typeof calendarCategories)[number];

/** The part of an entry that decides whether it can be opened. */
export interface OpenableItem {
  id: string;
  content: string | null;
  images: readonly unknown[];
  banknoteId: string | null;
}

/** A row of the calendar with its entries. */
export interface CalendarRow<Item> {
  category: CalendarCategory;
  items: Item[];
}

/** Whether a popup would show more than the entry: content, images or a banknote. */
export function isOpenable({ content, images, banknoteId }: Omit<OpenableItem, "id">): boolean {
  return (content ?? "").trim() !== "" || images.length > 0 || banknoteId !== null;
}

/** The entries by row: all four rows, empty ones included, each in the given order. */
export function groupItems<Item extends { category: CalendarCategory }>(
  items: readonly Item[],
): CalendarRow<Item>[] {
  return calendarCategories.map((category) => ({
    category,
    items: items.filter((item) => item.category === category),
  }));
}

/** 'country value'; the country alone where an entry has no value. */
export function itemLabel(
  { countryName, ratedValue }: { countryName: string; ratedValue: number | null },
  formatValue: (value: number) => string,
): string {
  return ratedValue === null ? countryName : `${countryName} ${formatValue(ratedValue)}`;
}
