import { daysOf, type Stages, statusSince } from "../../catalogue/timeline.ts";

/** A date of a note for the calendar; of day or month precision. */
export interface CalendarDate {
  readonly category: "new" | "outOfCirculation" | "worthless";
  readonly date: string;
}

/**
 * The dates of a note that a month can show: when it was first issued, when it was no longer legal
 * tender, and when it lost its value, each the first day on which it was so. A date of which only
 * the year is recorded belongs to no month. Where a note lost its value on the day it was withdrawn,
 * only that is said.
 */
export function calendarDatesOf(stages: Stages): CalendarDate[] {
  const { firstIssued, legalTenderUntil, exchangeUntil, worthlessAfter } = stages;
  const lastStage = worthlessAfter ?? exchangeUntil;
  const worthless = hasMonth(lastStage) ? daysOf(stages).worthlessDay : null;
  const withdrawn = hasMonth(legalTenderUntil) ? statusSince(stages, "outOfCirculation") : null;
  const dates: CalendarDate[] = [];
  if (hasMonth(firstIssued)) dates.push({ category: "new", date: firstIssued });
  if (withdrawn !== null && withdrawn !== worthless) {
    dates.push({ category: "outOfCirculation", date: withdrawn });
  }
  if (worthless !== null) dates.push({ category: "worthless", date: worthless });
  return dates;
}

function hasMonth(partial: string | null): partial is string {
  return partial !== null && partial.length >= "2026-05".length;
}
