import { style, styleVariants } from "@vanilla-extract/css";
import { space } from "../theme/scale.ts";

/** One after another, below or beside each other. */
export const direction = styleVariants({
  row: { display: "flex", flexDirection: "row" },
  column: { display: "flex", flexDirection: "column" },
});

/** On a further line where the line is full. */
export const wrapping = style({ flexWrap: "wrap" });

/** Across the direction. */
export const align = styleVariants({
  start: { alignItems: "start" },
  center: { alignItems: "center" },
  end: { alignItems: "end" },
  baseline: { alignItems: "baseline" },
  stretch: { alignItems: "stretch" },
});

/** Along the direction. */
export const justify = styleVariants({
  start: { justifyContent: "start" },
  center: { justifyContent: "center" },
  end: { justifyContent: "end" },
  "space-between": { justifyContent: "space-between" },
});

/** The distance between two, a step of the scale. */
export const gap = styleVariants(space, (step) => ({ gap: step }));
