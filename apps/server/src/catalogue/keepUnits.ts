/**
 * The space between a number and its unit. Facts, and so the search, have a plain one. Lithuanian years
 * have one too: `2001 m.`
 */
const gap = /(?<=[\d½¼¾]) (?=(?:[kcmnµ]?m|[kmµ]?g|oz|OZ|ct|h|%|°C)(?![\p{L}\d]))/gu;

/** A text in which a number stays on a line with its unit. */
export const keepUnits = (text: string): string => text.replaceAll(gap, "\u00a0");
