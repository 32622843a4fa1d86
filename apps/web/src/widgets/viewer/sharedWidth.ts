import { space } from "@specimen/ui/theme/scale.ts";

/** Between notes that stand side by side. */
export const gap = space[18];

/** The width of one of `share` notes side by side, in CSS; none is wider than `most`. */
export const sharedWidth = (share: number, most: string): string =>
  `min((100cqw - ${share - 1} * ${gap}) / ${share}, ${most})`;
