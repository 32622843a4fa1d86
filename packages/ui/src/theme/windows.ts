/**
 * Conditions for the width of the window, in CSS pixels at the default setting. They are written in em,
 * so that a reader with larger text has the layout of a narrower window, and as ranges, so that no
 * fraction of a pixel lies between two of them.
 */
export const narrowerThan = (pixels: number): string => `(width < ${pixels / 16}em)`;
export const atLeast = (pixels: number): string => `(width >= ${pixels / 16}em)`;

/** The width from which the navigation stands beside the page. */
export const wideFrom = 761;

/** The width from which a table with eight columns has space for their words in every language. */
export const rowsFrom = 1201;
