import { daysOf, type Stages, statusSince } from "../../catalogue/timeline.ts";

/** A date of a note for the calendar, of day or month precision. */
export interface CalendarDate {
  readonly category: "new" | "outOfCirculation" | "worthless";
  readonly date: string;
}

/**
 * The calendar dates of a note: its first issue, the first day on which it is no longer legal
 * tender, and the first day on which it has no value. Dates of year precision are left out. Where a
 * note loses its value on the day it is withdrawn, only the loss of value is listed.
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
