import type { Leaf } from "@specimen/core/editing";

/** Whether two values are no texts: the words of a number or a choice differ as a whole. */
export const isWhole = (one: Leaf, other: Leaf): boolean =>
  [one, other].every(
    (value) => value === null || ["number", "boolean", "undefined"].includes(typeof value),
  );
