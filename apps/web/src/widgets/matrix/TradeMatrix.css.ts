import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { barHeights } from "@specimen/ui/Page/keepClear.ts";
import { colour } from "@specimen/ui/theme/contract.css.ts";
import { inSight } from "@specimen/ui/theme/inSight.ts";
import {
  forcedChoice,
  layer,
  media,
  radius,
  rem,
  space,
  tabular,
  type,
} from "@specimen/ui/theme/scale.ts";
import { atLeast } from "@specimen/ui/theme/windows.ts";

/** Where the height of the bar below the rows is told, in pixels. */
export const bulkHeight = "--bulk-bar";

/** What else the keys do; where there is most likely no keyboard it would take the place of rows. */
export const keys = style([
  type.label,
  {
    margin: `0 0 ${space[8]}`,
    color: colour.ink2,
    "@media": { [media.small]: { display: "none" } },
  },
]);
export const grid = style({
  border: `1px solid ${colour.line}`,
  borderRadius: radius.card,
  background: colour.sheet,
});
/** How many cells a row has: by it its height is estimated before it is laid out. */
export const cellCount: string = "--cells";

/** Where the cells of a row wrap below its name; so many are beside each other. */
const wrapped = (beside: number) => ({
  containIntrinsicSize: `auto calc(${rem(58)} + ${rem(48)} * round(up, var(${cellCount}) / ${beside}, 1))`,
});
export const row = style({
  display: "flex",
  alignItems: "center",
  gap: space[10],
  padding: `${space[2]} ${space[10]}`,
  // Hundreds of rows: those out of sight are not laid out.
  contentVisibility: "auto",
  containIntrinsicSize: `auto ${rem(44)}`,
  selectors: { "& + &": { borderTop: `1px solid ${colour.line}` } },
  "@media": {
    [media.small]: {
      flexDirection: "column",
      alignItems: "stretch",
      ...wrapped(4.5),
    },
    [`${media.small} and ${atLeast(375)}`]: wrapped(5),
    [`${media.small} and ${atLeast(560)}`]: wrapped(8),
  },
});
const named = style({
  display: "flex",
  alignItems: "center",
  gap: space[8],
  minWidth: 0,
  "@media": { [media.small]: { paddingTop: space[8] } },
});
const width = (flexBasis: string) => ({
  flex: `0 0 ${flexBasis}`,
  "@media": { [media.small]: { flex: "none" } },
});
export const name = styleVariants({
  several: [named, width(`clamp(${rem(188)}, 26%, ${rem(280)})`)],
  // Beside one cell there is place for the long names of coins and cheques.
  single: [named, width(`min(60%, ${rem(560)})`)],
});
export const words = style({ display: "grid", minWidth: 0, overflowWrap: "anywhere" });
export const quiet = style([type.label, { color: colour.ink3 }]);
export const cells = style({ display: "flex", flexWrap: "wrap", gap: space[4] });

const cell = style({
  position: "relative",
  display: "grid",
  alignContent: "center",
  justifyItems: "center",
  minWidth: rem(62),
  minHeight: rem(44),
  padding: `${space[2]} ${space[4]}`,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.chip,
  background: colour.sheet,
  color: colour.ink,
  cursor: "pointer",
  // The bar below covers what is behind it: what has the focus stays above.
  scrollMargin: `${rem(72)} 0 calc(var(${bulkHeight}, ${rem(60)}) + ${space[6]})`,
  selectors: {
    // A row shows nothing beyond its padding, so that the ring is no wider than that.
    "&:focus-visible": { zIndex: layer.page + 1, outlineOffset: "-1px", boxShadow: "none" },
    // A corner marks what was changed and not saved.
    '&[data-changed="true"]::after': {
      content: '""',
      position: "absolute",
      top: "-1px",
      right: "-1px",
      borderStyle: "solid",
      borderWidth: "0 10px 10px 0",
      borderColor: `transparent ${colour.accent} transparent transparent`,
    },
  },
});
export const looks = styleVariants({
  plain: [cell],
  selected: [
    cell,
    {
      borderColor: colour.accent,
      background: colour.accentWeak,
      "@media": {
        [media.forced]: { selectors: { "&:not(:focus-visible)": forcedChoice.line } },
      },
    },
  ],
  pending: [
    cell,
    {
      border: `1px dashed ${colour.ink2}`,
      background: `repeating-linear-gradient(135deg, ${colour.sheet} 0 4px, ${colour.sunk} 4px 6px)`,
    },
  ],
});
export const value = style([type.label, tabular, { whiteSpace: "nowrap" }]);
export const trade = style([
  type.label,
  { display: "inline-flex", alignItems: "center", gap: space[4], fontWeight: 600 },
]);
export const glyph = style({ flex: "none", color: colour.ink });

export const bulk = style({
  position: "sticky",
  // Over the rows, and under the bar that saves, which is higher where its buttons take a line.
  zIndex: layer.page + 2,
  bottom: `calc(var(${barHeights.save}, ${rem(60)}) + ${space[12]})`,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[8],
  margin: `${space[8]} 0`,
  padding: space[8],
  border: `1px solid ${colour.edge}`,
  borderRadius: radius.card,
  background: colour.raised,
});
// Where the bar takes several lines it covers many rows: no caps of keys, which are of no use there.
globalStyle(`${bulk} *`, inSight.foot);
globalStyle(`${bulk} kbd`, { "@media": { [media.small]: { display: "none" } } });
export const chosen = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[8],
  "@media": { [media.small]: { flex: "1 1 100%", justifyContent: "space-between" } },
});
export const buttons = style({ display: "flex", flexWrap: "wrap", gap: space[8] });
