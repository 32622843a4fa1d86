const pad = (part: number): string => String(part).padStart(2, "0");

/** The date in local time at `milliseconds` since 1970, as ISO 8601. */
export function localDate(milliseconds: number): string {
  const date = new Date(milliseconds);
  return [date.getFullYear(), pad(date.getMonth() + 1), pad(date.getDate())].join("-");
}

/** Milliseconds from `milliseconds` since 1970 to the beginning of the next day in local time. */
export function millisecondsToMidnight(milliseconds: number): number {
  const date = new Date(milliseconds);
  const midnight = new Date(date.getFullYear(), date.getMonth(), date.getDate() + 1);
  return midnight.getTime() - milliseconds;
}

/**
 * The day that has begun both here and for the service, which counts days in UTC: what holds from then
 * on holds at once.
 */
export function begunDate(milliseconds: number): string {
  const here = localDate(milliseconds);
  const there = new Date(milliseconds).toISOString().slice(0, 10);
  return there < here ? there : here;
}
