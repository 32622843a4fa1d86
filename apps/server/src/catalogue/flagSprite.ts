/** All flags in one picture, a column of cells in the order of the countries. */
export const flagSprite = {
  path: "/flags/flags.avif",
  file: new URL("facts/flags.avif", import.meta.url),
  /** A cell in pixels of the picture (W3C Media Fragments, 4.2.2): 24 x 18 at twice the density. */
  width: 48,
  height: 36,
} as const;
