import { style } from "@vanilla-extract/css";
import { colour } from "@specimen/ui/theme/contract.css.ts";
import { media, rem, space, type } from "@specimen/ui/theme/scale.ts";

export const top = style({
  display: "grid",
  gap: space[18],
  alignItems: "start",
  gridTemplateColumns: "minmax(0, 1.6fr) minmax(0, 1fr)",
  "@media": { [media.cards]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const areas = style({
  display: "grid",
  gap: space[14],
  alignItems: "stretch",
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${rem(300)}, 100%), 1fr))`,
});
const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${space[2]} ${space[10]}`,
  minHeight: rem(38),
  padding: `${space[6]} ${space[14]}`,
  color: "inherit",
  textDecoration: "none",
  selectors: { "li + li > &": { borderTop: `1px solid ${colour.line}` } },
});
export const link = style([row, { selectors: { "&:hover": { background: colour.sunk } } }]);
export const words = style({ display: "grid", minWidth: 0 });
export const marked = style([
  words,
  { gridTemplateColumns: "auto minmax(0, 1fr)", columnGap: space[12], alignItems: "center" },
]);
export const icon = style({ gridRow: "1 / span 2", color: colour.ink2 });
export const strong = style({ fontWeight: 600 });
export const quiet = style([type.label, { color: colour.ink3 }]);
/** At the end of the row, also where that has no place beside the words. */
export const aside = style([quiet, { marginInlineStart: "auto" }]);
export const none = style({ padding: `${space[12]} ${space[14]}`, color: colour.ink2 });
