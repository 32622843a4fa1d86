import type { TimelineStage } from "@specimen/api/contract";

/** A stage as it is drawn: where one stands, and whether what follows is open. */
export type StandingStage = Omit<TimelineStage, "state"> & {
  state: "past" | "present" | "future";
  isOpenEnded: boolean;
};

const isEvent = ({ kind }: TimelineStage) => kind === "issued" || kind === "issuanceStopped";

/** What lasts while a record is current: a note's tender, a coin's being struck. */
const lasts = ({ kind, state }: TimelineStage) =>
  kind === "legalTenderUntil" || (kind === "issuanceStopped" && state === "open");

/**
 * Where a note stands on its line. Being issued is an event and lies behind once it has happened:
 * what lasts is being legal tender, until a day that may not be set, or being struck. A withdrawn note of which
 * nobody knows who takes it stands at that unknown exchange.
 */
export function standingOf(timeline: readonly TimelineStage[]): StandingStage[] {
  const isCurrent = timeline.some((stage) => isEvent(stage) && stage.state === "present");
  const hasPresent = timeline.some(({ state }) => state === "present");
  return timeline.map((stage, index) => ({
    ...stage,
    state: stateOf(stage, { isCurrent, hasPresent, isAhead: isStillAhead(timeline) }),
    isOpenEnded: stage.state === "open" || (index === timeline.length - 1 && isUnlimited(stage)),
  }));
}

interface Standing {
  isCurrent: boolean;
  hasPresent: boolean;
  isAhead: boolean;
}

function stateOf(
  stage: TimelineStage,
  { isCurrent, hasPresent, isAhead }: Standing,
): StandingStage["state"] {
  if (isEvent(stage) && stage.state === "present") return "past";
  if (lasts(stage) && isCurrent) return "present";
  if (stage.state !== "open") return stage.state;
  return stage.kind === "exchange" && !hasPresent && !isAhead ? "present" : "future";
}

const isStillAhead = (timeline: readonly TimelineStage[]): boolean =>
  timeline.some(({ kind, state }) => kind === "issued" && state === "future");

const isUnlimited = ({ kind, until }: TimelineStage): boolean =>
  kind === "exchange" && until === null;
