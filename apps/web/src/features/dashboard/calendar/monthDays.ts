import { localDate, type Month } from "@specimen/core/calendar";
import { datePrecision } from "@specimen/core/format";
import type { Language } from "@specimen/core/language";
import type { ScaleDay } from "@specimen/ui/Calendar/DayScale.tsx";

/** Figures of two digits need the width of so many days where the scale is short. */
const figureWidth = 3;

/** The days of a month for its scale; those of `dates` (ISO 8601) are marked, and so is `today`. */
export function monthDays(
  { year, month }: Month,
  dates: readonly string[],
  today: string,
): ScaleDay[] {
  const marked = new Set(dates.map(dayOf));
  const count = new Date(year, month, 0).getDate();
  const days = Array.from({ length: count }, (_, index) => index + 1);
  const labelled = labels(days, marked);
  return days.map((day) => ({
    day,
    isWeekend: [0, 6].includes(new Date(year, month - 1, day).getDay()),
    isMarked: marked.has(day),
    isToday: localDate(new Date(year, month - 1, day).getTime()) === today,
    isLabelled: labelled.has(day),
  }));
}

/** The day of the month in a date that is known to the day. */
export function dayOf(date: string): number | undefined {
  return datePrecision(date) === "day" ? Number(date.slice(8, 10)) : undefined;
}

/** A month as a headline, such as January 2026. */
export function monthName({ year, month }: Month, language: Language): string {
  const format = new Intl.DateTimeFormat(language, { month: "long", year: "numeric" });
  return format.format(new Date(year, month - 1, 1));
}

/** Marked days first, then the first day and every fifth, as far as they do not touch. */
function labels(days: readonly number[], marked: ReadonlySet<number | undefined>): Set<number> {
  const steps = days.filter((day) => day === 1 || day % 5 === 0);
  const chosen = new Set<number>();
  for (const day of [...days.filter((each) => marked.has(each)), ...steps]) {
    const isFree = [...chosen].every((other) => Math.abs(other - day) >= figureWidth);
    if (isFree) chosen.add(day);
  }
  return chosen;
}
