import { featureCheckMachine } from "../../featureCheck/index.ts";
import { walkable } from "../walkable.ts";

/** A check of two features. */
export const featureCheckWalk = walkable({
  machine: featureCheckMachine.provide({ actions: { turnViewer: () => {} } }),
  input: { features: ["portrait", "thread"] },
  events: [
    { type: "feature.stepped", by: "next" },
    { type: "feature.stepped", by: "previous" },
    { type: "feature.shown", feature: "thread" },
    { type: "feature.shown", feature: null },
    { type: "feature.shown", feature: "unknown" },
    { type: "feature.ticked", feature: "portrait" },
    { type: "feature.ticked", feature: "unknown" },
    { type: "check.restarted" },
  ],
  identify: ({ value, context }) => [value, context.current, context.seen],
});
