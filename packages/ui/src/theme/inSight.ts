/**
 * What the bars at the edges of the window cover, with some air: what has the focus is scrolled to
 * where it is seen. Custom properties of the root.
 */
export const covered = { head: "--covered-head", foot: "--covered-foot" } as const;

const from = (edge: "head" | "foot") => `var(${covered[edge]})`;

/**
 * For what lies in such a bar. It is in sight wherever the page is, but to a browser it lies where
 * nothing is seen: without this the page would jump to the middle whenever it takes the focus.
 */
export const inSight = {
  head: { scrollMargin: `calc(-1 * ${from("head")}) 0 ${from("head")}` },
  foot: { scrollMargin: `${from("foot")} 0 calc(-1 * ${from("foot")})` },
} as const;
