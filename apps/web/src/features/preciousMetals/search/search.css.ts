import { media, rem, space, type } from "@specimen/ui/theme/scale.ts";
import { narrowerThan } from "@specimen/ui/theme/windows.ts";
import { colour } from "@specimen/ui/theme/contract.css.ts";
import { globalStyle, style } from "@vanilla-extract/css";

/** The filter beside what it finds; above it where there is no space for both. */
export const columns = style({
  display: "grid",
  gridTemplateColumns: `${rem(296)} minmax(0, 1fr)`,
  alignItems: "start",
  gap: space[18],
  "@media": {
    // Beside the filters there is space for cards.
    [`screen and ${narrowerThan(1051)}`]: { gridTemplateColumns: "minmax(0, 1fr)" },
    [media.print]: { display: "block" },
  },
});
export const filters = style({
  display: "grid",
  gap: space[12],
  minWidth: 0,
  "@media": { [media.print]: { display: "none" } },
});

/** Fields that nobody filled are not printed. */
export const unasked = style({ "@media": { [media.print]: { display: "none" } } });

/** From and to of one measure in a row. */
export const range = style({
  display: "grid",
  gridTemplateColumns: `minmax(0, ${rem(92)}) minmax(0, 1fr) minmax(0, 1fr) minmax(${rem(36)}, auto)`,
  alignItems: "start",
  gap: space[6],
  selectors: {
    // What is wrong stands below its bound: then the name has a line of its own above both.
    "&:has([aria-invalid])": {
      gridTemplateColumns: `minmax(0, 1fr) minmax(0, 1fr) minmax(${rem(36)}, auto)`,
    },
  },
});
// On a small screen the word that stands in an empty bound has the space it needs.
globalStyle(`${range} input`, { "@media": { [media.small]: { paddingInline: space[4] } } });
export const rangeName = style([
  type.small,
  {
    color: colour.ink2,
    paddingTop: space[8],
    overflowWrap: "anywhere",
    selectors: { [`${range}:has([aria-invalid]) > &`]: { gridColumn: "1 / -1", paddingTop: 0 } },
  },
]);
export const rangeUnit = style([type.small, { color: colour.ink2, paddingTop: space[8] }]);
export const pair = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
  alignItems: "end",
  gap: space[8],
});
/** What is asked of coins and bars alike, beside each other where a country's name has its place. */
export const ofBoth = style({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${rem(200)}), 1fr))`,
  alignItems: "end",
  gap: space[8],
});
export const types = style({ display: "flex", flexWrap: "wrap", gap: `${space[4]} ${space[14]}` });
export const rows = style({ display: "grid", gap: space[8] });
export const country = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space[6],
  verticalAlign: "top",
});
/** The place of a flag, which may come after the name. */
export const flag = style({ display: "flex", flex: "none", width: rem(24), height: rem(18) });
/** A card that is off has nothing but its header, with as much space below as above. */
export const underHeader = style({ height: space[10] });
