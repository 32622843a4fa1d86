import { assign, setup, type SnapshotFrom } from "xstate";
import { notProvided } from "../ports/index.ts";

/** The features of one document in the order in which they are checked, by their keys. */
export interface FeatureCheckInput {
  features: readonly string[];
}

interface Context extends FeatureCheckInput {
  /** The feature that is being checked. */
  current: string | null;
  /** The features that were ticked as seen. */
  seen: readonly string[];
}

/** To the feature after or before. */
export type FeatureStep = "next" | "previous";

/** The events of `featureCheckMachine`. */
export type FeatureCheckEvent =
  | { type: "feature.stepped"; by: FeatureStep }
  /** The viewer shows a feature, which may be the current one; null where it shows none. */
  | { type: "feature.shown"; feature: string | null }
  /** Ticks a feature as seen; once more takes the tick away. */
  | { type: "feature.ticked"; feature: string }
  | { type: "check.restarted" };

/** The feature that a step leads to; null before the first and after the last. */
function featureAfter({ features, current }: Context, by: FeatureStep): string | null {
  if (current === null) return (by === "next" ? features.at(0) : features.at(-1)) ?? null;
  const place = features.indexOf(current) + (by === "next" ? 1 : -1);
  return features[place] ?? null;
}

/**
 * A check of a document feature by feature. It walks through the features in their order, turns the
 * viewer to each, takes down which were seen, and ends with how many were. It judges nothing else:
 * that all were seen does not make a document genuine.
 */
export const featureCheckMachine = setup({
  types: {
    context: {} as Context,
    events: {} as FeatureCheckEvent,
    input: {} as FeatureCheckInput,
  },
  actions: {
    /** Turns the viewer to the current feature, or to none. */
    turnViewer: notProvided("turnViewer"),
    takeStep: assign(({ context }, { by }: { by: FeatureStep }) => ({
      current: featureAfter(context, by),
    })),
    takeShown: assign((_, { feature }: { feature: string | null }) => ({ current: feature })),
    dropCurrent: assign({ current: null }),
    turnTick: assign(({ context: { features, seen } }, { feature }: { feature: string }) => ({
      seen: features.filter((each) =>
        each === feature ? !seen.includes(each) : seen.includes(each),
      ),
    })),
    dropTicks: assign({ seen: [] }),
  },
  guards: {
    isFeature: ({ context }, { feature }: { feature: string | null }) =>
      feature !== null && context.features.includes(feature),
    hasNext: ({ context }, { by }: { by: FeatureStep }) => featureAfter(context, by) !== null,
    isForward: (_, { by }: { by: FeatureStep }) => by === "next",
    isCurrent: ({ context }, { feature }: { feature: string | null }) =>
      feature === context.current,
  },
}).createMachine({
  id: "featureCheck",
  context: ({ input }) => ({ features: input.features, current: null, seen: [] }),
  initial: "resting",
  on: {
    "feature.shown": {
      guard: { type: "isFeature", params: ({ event }) => event },
      target: ".walking",
      actions: { type: "takeShown", params: ({ event }) => event },
    },
    "feature.ticked": {
      guard: { type: "isFeature", params: ({ event }) => event },
      actions: { type: "turnTick", params: ({ event }) => event },
    },
    "check.restarted": { target: ".resting", actions: ["dropCurrent", "dropTicks", "turnViewer"] },
  },
  states: {
    /** No feature is being checked. */
    resting: {
      on: {
        "feature.stepped": {
          guard: { type: "hasNext", params: ({ event }) => event },
          target: "walking",
          actions: [{ type: "takeStep", params: ({ event }) => event }, "turnViewer"],
        },
      },
    },
    /** One feature is being checked. */
    walking: {
      on: {
        "feature.stepped": [
          {
            guard: { type: "hasNext", params: ({ event }) => event },
            actions: [{ type: "takeStep", params: ({ event }) => event }, "turnViewer"],
          },
          {
            guard: { type: "isForward", params: ({ event }) => event },
            target: "finished",
            actions: ["dropCurrent", "turnViewer"],
          },
          { target: "resting", actions: ["dropCurrent", "turnViewer"] },
        ],
        "feature.shown": [
          { guard: { type: "isCurrent", params: ({ event }) => event } },
          {
            guard: { type: "isFeature", params: ({ event }) => event },
            actions: { type: "takeShown", params: ({ event }) => event },
          },
          { target: "resting", actions: "dropCurrent" },
        ],
      },
    },
    /** Every feature has been walked past. */
    finished: {
      on: {
        "feature.stepped": {
          guard: { type: "hasNext", params: ({ event }) => event },
          target: "walking",
          actions: [{ type: "takeStep", params: ({ event }) => event }, "turnViewer"],
        },
      },
    },
  },
});

/** What a screen shows of a check. */
export interface FeatureCheckView {
  step: "resting" | "walking" | "finished";
  /** Key of the feature that is being checked. */
  current: string | null;
  /** Keys of the features that were seen, in the order of the check. */
  seen: readonly string[];
  /** How many features the check has. */
  total: number;
}

/** Reads a snapshot of {@link featureCheckMachine} for a screen. */
export function featureCheckView({
  value,
  context: { current, seen, features },
}: SnapshotFrom<typeof featureCheckMachine>): FeatureCheckView {
  return { step: value, current, seen, total: features.length };
}
