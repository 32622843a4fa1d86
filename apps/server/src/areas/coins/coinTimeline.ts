import type { TimelineStage } from "@specimen/api/contract";

/** The years between which a coin was issued; null while it still is. */
export interface CoinYears {
  readonly firstIssued: number;
  readonly lastIssued: number | null;
}

/** The dates of a coin as partial dates. */
export function coinDates({ firstIssued, lastIssued }: CoinYears) {
  const last = lastIssued === null ? null : String(lastIssued).padStart(4, "0");
  return { firstIssued: String(firstIssued).padStart(4, "0"), lastIssued: last };
}

/**
 * First issue and end of issue, which is open while the coin is still struck: of a coin's legal
 * tender nothing is recorded.
 */
export function coinTimeline(years: CoinYears): TimelineStage[] {
  const { firstIssued, lastIssued } = coinDates(years);
  const stage = (
    kind: TimelineStage["kind"],
    date: string | null,
    state: TimelineStage["state"],
  ): TimelineStage => ({ kind, date, until: null, by: null, state });
  return [
    stage("issued", firstIssued, lastIssued === null ? "present" : "past"),
    stage("issuanceStopped", lastIssued, lastIssued === null ? "open" : "present"),
  ];
}
