import { globalStyle, style } from "@vanilla-extract/css";
import { bar as question } from "../Banner/Banner.css.ts";
import { colour } from "../theme/contract.css.ts";
import { inSight } from "../theme/inSight.ts";
import { elevation, layer, layout, media, rem, space } from "../theme/scale.ts";

export const bar = style({
  position: "sticky",
  zIndex: layer.topBar,
  bottom: 0,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[8]} ${space[12]}`,
  minHeight: rem(60),
  margin: `${space[18]} calc(-1 * ${layout.gutter}) calc(-1 * ${space[48]})`,
  padding: `${space[8]} ${layout.gutter}`,
  borderTop: `1px solid ${colour.edge}`,
  background: colour.raised,
  boxShadow: elevation.bottom,
  selectors: {
    // Only at the foot of the page it reaches down to its edge: what follows is not under it.
    "main *:not(:last-child) &, main &:not(:last-child)": { marginBottom: 0 },
  },
  "@media": {
    [media.small]: {
      margin: `${space[14]} calc(-1 * ${layout.gutterSmall}) calc(-1 * ${space[32]})`,
      padding: `${space[8]} ${layout.gutterSmall}`,
    },
    [media.print]: { display: "none" },
  },
});

globalStyle(`${bar} *`, inSight.foot);

/** On the document's root as long as a bar is there: without one no element is asked for `:has`. */
export const mark = "data-save-bar";
const page = `:root[${mark}]`;

// On a page shorter than its window what ends with the bar reaches down to the foot of the page, so
// that the bar is where it is on a longer one. The styles of each part are stronger.
const main = `:where(${page}) main`;
const ending = `:where(:last-child:has(${bar}))`;
globalStyle(`${main}, ${main} ${ending}`, {
  "@media": { screen: { display: "flex", flexDirection: "column" } },
});
globalStyle(`${main} ${ending}`, { flexGrow: 1 });
globalStyle(`${main} :where(:last-child:has(> ${bar}))`, { rowGap: space[18] });
globalStyle(`${main} :last-child:has(> ${bar}) > ${bar}`, { marginTop: "auto" });

// Two bars at the foot of a window would cover each other, and most of a small page: the question
// follows at the end of the page.
globalStyle(`${page} ${question}`, { position: "static" });
globalStyle(`${page} ${question} *`, { scrollMargin: 0 });

export const said = style({ flex: "1 1 10rem", minWidth: 0, color: colour.ink2 });
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  gap: space[10],
  "@media": { [media.small]: { flex: "1 1 100%" } },
});
globalStyle(`${actions} > *`, { "@media": { [media.small]: { flex: "1 1 auto" } } });
