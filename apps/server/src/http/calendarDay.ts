/** A day as ISO 8601 full date; days compare as text. */
export type Day = string;

/** The first day of a date of year, month or day precision. */
export function firstDayOf(partial: string): Day {
  return `${partial}-01-01`.slice(0, 10);
}

/** The last day of a date of year, month or day precision: 2026 ends on 2026-12-31. */
export function lastDayOf(partial: string): Day {
  const [year = "", month = "12", day] = partial.split("-");
  if (day !== undefined) return partial;
  // Day 0 of the following month is the last of this one.
  const last = new Date(Date.UTC(Number(year), Number(month), 0));
  return last.toISOString().slice(0, 10);
}

/** The day after a day. */
export function dayAfter(day: Day): Day {
  return shifted(day, (date) => date.setUTCDate(date.getUTCDate() + 1));
}

/** The same day so many months earlier (the last of the month where it has no such day). */
export function monthsBefore(day: Day, months: number): Day {
  const earlier = shifted(`${day.slice(0, 7)}-01`, (date) =>
    date.setUTCMonth(date.getUTCMonth() - months),
  );
  const last = lastDayOf(earlier.slice(0, 7));
  const same = `${earlier.slice(0, 7)}-${day.slice(8)}`;
  return same < last ? same : last;
}

/** The day an instant falls on, in UTC: the house's answer must not depend on a machine's zone. */
export function dayOf(instant: Date): Day {
  const count = Math.floor(instant.getTime() / msInDay);
  // Every call asks for the same day: only another one is written anew.
  if (count !== latest.count) latest = { count, day: instant.toISOString().slice(0, 10) };
  return latest.day;
}

const msInDay = 86_400_000;
let latest: { readonly count: number; readonly day: Day } = { count: 0, day: "1970-01-01" };

function shifted(day: Day, change: (date: Date) => void): Day {
  const date = new Date(`${day}T00:00:00Z`);
  change(date);
  return date.toISOString().slice(0, 10);
}
