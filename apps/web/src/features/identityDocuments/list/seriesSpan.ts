import type { DocumentSummary } from "@specimen/api/contract";

/** When a series was issued and how long its documents count, in years with a fraction. */
export interface SeriesSpan {
  /** Null where the first issue is not known. */
  readonly from: number | null;
  /** The last issue, today while it is still issued; null where it is not known. */
  readonly to: number | null;
  readonly isStillIssued: boolean;
  /** The last day on which a document of it is valid; null where it is not known. */
  readonly validTo: number | null;
}

type Dated = Pick<
  DocumentSummary,
  "firstIssued" | "lastIssued" | "status" | "notValidAfter" | "validity"
>;

/** A date of any precision as a year with a fraction: 2017-07 is 2017.5. */
export function yearOf(date: string): number {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  return year + (month - 1) / 12 + (day - 1) / 365;
}

/** The span of a series as it is on a day. */
export function spanOf(series: Dated, today: number): SeriesSpan {
  const { firstIssued, lastIssued, status, notValidAfter, validity } = series;
  const isStillIssued = status === "current" && lastIssued === null;
  const to = isStillIssued ? today : lastIssued === null ? null : yearOf(lastIssued);
  const validTo =
    notValidAfter === null
      ? to === null || validity.adultYears === null
        ? null
        : to + validity.adultYears
      : yearOf(notValidAfter);
  return { from: firstIssued === null ? null : yearOf(firstIssued), to, isStillIssued, validTo };
}

/** The years that an axis over all series shows: whole ones, at least twenty around today. */
export function axisOf(spans: readonly SeriesSpan[], today: number): { from: number; to: number } {
  const years = spans.flatMap(({ from, to, validTo }) => [from, to, validTo]);
  const known = years.filter((year) => year !== null);
  return {
    from: Math.floor(Math.min(today - 10, ...known)),
    to: Math.ceil(Math.max(today + 10, ...known)),
  };
}

/** A part of a span on an axis, in percent of its length. */
export interface AxisPart {
  readonly start: number;
  readonly length: number;
}

/** Where a span stands on an axis: the years of issue, and those in which it is valid after them. */
export function placeOn(
  { from, to, validTo }: SeriesSpan,
  axis: { from: number; to: number },
): { issued: AxisPart | null; valid: AxisPart | null } {
  const percent = (year: number) => (100 * (year - axis.from)) / (axis.to - axis.from);
  const part = (start: number, end: number): AxisPart => ({
    start: percent(start),
    length: Math.max(0, percent(end) - percent(start)),
  });
  return {
    issued: from === null || to === null ? null : part(from, to),
    valid: to === null || validTo === null ? null : part(to, validTo),
  };
}
