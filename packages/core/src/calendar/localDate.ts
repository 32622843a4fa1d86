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
