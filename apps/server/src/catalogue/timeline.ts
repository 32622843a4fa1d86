import type { Answer, StatusKind, TimelineStage } from "@specimen/api/contract";
import { type Day, dayAfter, firstDayOf, lastDayOf } from "../http/calendarDay.ts";

/** Who exchanges a withdrawn note, and until when. */
type Exchange = NonNullable<Answer["exchange"]>;

/**
 * The dated stages of a note as recorded; dates of year, month or day precision, null if unknown.
 */
export interface Stages {
  readonly firstIssued: string | null;
  readonly issuanceStopped: string | null;
  readonly legalTenderUntil: string | null;
  readonly exchangeKind: Exchange["kind"] | null;
  readonly exchangeUntil: string | null;
  readonly worthlessAfter: string | null;
  /** Who exchanges: the issuer. */
  readonly issuer: string;
}

/** The days on which the kind changes; null where no such day is set. */
export interface Days {
  /** First day on which the note may have been issued. */
  readonly issuedDay: Day | null;
  /** Last day as legal tender. */
  readonly tenderEndDay: Day | null;
  /** First day without any value: the day after the last stage. */
  readonly worthlessDay: Day | null;
}

/** Derives the days; a date of month or year precision lasts to the end of its period. */
export function daysOf(stages: Stages): Days {
  return {
    issuedDay: stages.firstIssued === null ? null : firstDayOf(stages.firstIssued),
    tenderEndDay: stages.legalTenderUntil === null ? null : lastDayOf(stages.legalTenderUntil),
    worthlessDay: worthlessDayOf(stages),
  };
}

/** Last day on which a note may have been issued, at the latest its last day as legal tender. */
export function issueEndOf({ issuanceStopped, legalTenderUntil }: Stages): Day | null {
  const last = issuanceStopped ?? legalTenderUntil;
  return last === null ? null : lastDayOf(last);
}

/** The kind a note has on a day (specification 3: banknote status kinds). */
export function statusOn(days: Days, today: Day): StatusKind {
  if (days.worthlessDay !== null && days.worthlessDay <= today) return "worthless";
  if (days.tenderEndDay !== null && days.tenderEndDay < today) return "outOfCirculation";
  return "issue";
}

/** Since when the note has had the status, in the recorded precision; null is unknown. */
export function statusSince(stages: Stages, status: StatusKind): string | null {
  if (status === "worthless") return worthlessDayOf(stages);
  if (status === "outOfCirculation") return dayAfterPartial(stages.legalTenderUntil);
  return stages.firstIssued;
}

/**
 * The stages of a note in order, each past, present, future or open; without those of legal tender
 * where it can be none.
 */
export function timelineOf(stages: Stages, today: Day, canBeTender = true): TimelineStage[] {
  const days = daysOf(stages);
  const status = statusOn(days, today);
  const isStopped = stages.issuanceStopped !== null && lastDayOf(stages.issuanceStopped) < today;
  const isIssued = days.issuedDay === null || days.issuedDay <= today;
  const stage = (
    kind: TimelineStage["kind"],
    date: string | null,
    state: TimelineStage["state"],
  ): TimelineStage => ({ kind, date, until: null, by: null, state });

  const issued = !isIssued ? "future" : status === "issue" && !isStopped ? "present" : "past";
  const timeline = [stage("issued", stages.firstIssued, issued)];
  if (stages.issuanceStopped !== null) {
    const stopped = !isStopped ? "future" : status === "issue" ? "present" : "past";
    timeline.push(stage("issuanceStopped", stages.issuanceStopped, stopped));
  }
  const lasts = days.tenderEndDay === null ? "open" : "future";
  const tender = status === "issue" ? lasts : "past";
  if (canBeTender) timeline.push(stage("legalTenderUntil", stages.legalTenderUntil, tender));
  if (days.tenderEndDay !== null || status !== "issue")
    timeline.push(exchangeStage(stages, status));
  if (days.worthlessDay !== null) {
    const worthless = status === "worthless" ? "present" : "future";
    timeline.push(stage("worthless", days.worthlessDay, worthless));
  }
  return timeline;
}

/** Who exchanges the note after its withdrawal, as recorded; null where no withdrawal is set. */
export function exchangeOf(stages: Stages): Exchange | null {
  if (stages.legalTenderUntil === null && stages.exchangeKind === null) return null;
  return {
    kind: stages.exchangeKind ?? "unknown",
    until: stages.exchangeUntil,
    by: stages.issuer,
  };
}

/**
 * Without a known exchange, the day on which a note loses its value is unknown and stays unset.
 * Exchange without end never makes it worthless.
 */
function worthlessDayOf(stages: Stages): Day | null {
  if (stages.worthlessAfter !== null) return dayAfter(lastDayOf(stages.worthlessAfter));
  if (stages.exchangeKind === "until" && stages.exchangeUntil !== null) {
    return dayAfter(lastDayOf(stages.exchangeUntil));
  }
  return null;
}

function exchangeStage(stages: Stages, status: StatusKind): TimelineStage {
  const kind = stages.exchangeKind ?? "unknown";
  const running = { issue: "future", outOfCirculation: "present", worthless: "past" } as const;
  return {
    kind: "exchange",
    date: kind === "unknown" ? null : dayAfterPartial(stages.legalTenderUntil),
    until: stages.exchangeUntil,
    by: kind === "unknown" ? null : stages.issuer,
    state: kind === "unknown" || status === "coin" ? "open" : running[status],
  };
}

/** The day after a full date; a month or year is returned unchanged. */
function dayAfterPartial(partial: string | null): string | null {
  return partial !== null && partial.length === 10 ? dayAfter(partial) : partial;
}
