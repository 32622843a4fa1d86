import type { TimelineStage } from "@specimen/api/contract";

/** A stage as it is drawn: its place in time, and whether the line after it is open. */
export type LifecycleStage = Omit<TimelineStage, "state"> & {
  state: "past" | "present" | "future";
  isOpenEnded: boolean;
};

const isEvent = ({ kind }: TimelineStage) => kind === "issued" || kind === "issuanceStopped";

/** What lasts while a record is current: its legal tender, or its issue. */
const lasts = ({ kind, state }: TimelineStage) =>
  kind === "legalTenderUntil" || (kind === "issuanceStopped" && state === "open");

/**
 * The stages of a record with the present one. Being issued is an event and is past once it has
 * happened: what lasts is being legal tender, until a day that may not be set, or being issued.
 * Where it is not known who exchanges a withdrawn record, that unknown exchange is present.
 */
export function toLifecycleStages(timeline: readonly TimelineStage[]): LifecycleStage[] {
  const isCurrent = timeline.some((stage) => isEvent(stage) && stage.state === "present");
  const hasPresent = timeline.some(({ state }) => state === "present");
  return timeline.map((stage, index) => ({
    ...stage,
    state: stateOf(stage, { isCurrent, hasPresent, isAhead: isStillAhead(timeline) }),
    isOpenEnded: stage.state === "open" || (index === timeline.length - 1 && isUnlimited(stage)),
  }));
}

interface Context {
  isCurrent: boolean;
  hasPresent: boolean;
  isAhead: boolean;
}

function stateOf(
  stage: TimelineStage,
  { isCurrent, hasPresent, isAhead }: Context,
): LifecycleStage["state"] {
  if (isEvent(stage) && stage.state === "present") return "past";
  if (lasts(stage) && isCurrent) return "present";
  if (stage.state !== "open") return stage.state;
  return stage.kind === "exchange" && !hasPresent && !isAhead ? "present" : "future";
}

const isStillAhead = (timeline: readonly TimelineStage[]): boolean =>
  timeline.some(({ kind, state }) => kind === "issued" && state === "future");

const isUnlimited = ({ kind, until }: TimelineStage): boolean =>
  kind === "exchange" && until === null;
