/** Milliseconds. */
const day = 86_400_000;

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

/** The date in UTC at `milliseconds` since 1970, as ISO 8601: the day that the service counts. */
export const serviceDate = (milliseconds: number): string =>
  new Date(milliseconds).toISOString().slice(0, 10);

/** Milliseconds from `milliseconds` since 1970 to the beginning of the next day in UTC. */
export function millisecondsToServiceMidnight(milliseconds: number): number {
  const sinceMidnight = ((milliseconds % day) + day) % day;
  return day - sinceMidnight;
}

/**
 * The day that has begun both here and for the service: what holds from then on holds at once, and what
 * is dated so is not dated ahead.
 */
export function begunDate(milliseconds: number): string {
  const here = localDate(milliseconds);
  const there = serviceDate(milliseconds);
  return there < here ? there : here;
}
