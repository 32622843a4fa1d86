import { space } from "@specimen/ui/theme/scale.ts";

/** Between pictures that stand side by side. */
export const gap = space[18];

/** The width of one of `count` pictures side by side, in CSS; none is wider than `most`. */
export const sharedWidth = (count: number, most: string): string =>
  `min((100cqw - ${count - 1} * ${gap}) / ${count}, ${most})`;
