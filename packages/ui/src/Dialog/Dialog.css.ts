import { globalStyle, style } from "@vanilla-extract/css";
import { colour } from "../theme/contract.css.ts";
import { elevation, media, radius, space, type } from "../theme/scale.ts";

export const dialog = style({
  width: "min(32rem, calc(100vw - 1.5rem))",
  maxHeight: "calc(100dvh - 3rem)",
  padding: 0,
  border: `1px solid ${colour.edge}`,
  borderRadius: radius.card,
  background: colour.raised,
  color: colour.ink,
  boxShadow: elevation.float,
  selectors: { "&::backdrop": { background: "rgb(8 16 36 / 0.5)" } },
});
export const header = style({
  display: "flex",
  alignItems: "center",
  gap: space[10],
  padding: `${space[10]} ${space[10]} 0 ${space[18]}`,
});
export const title = style([type.value, { flex: 1 }]);
export const body = style({ padding: `${space[8]} ${space[18]} ${space[18]}` });
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  gap: space[8],
  padding: `${space[12]} ${space[18]}`,
  borderTop: `1px solid ${colour.line}`,
});
// On a small screen the buttons share the width of their row.
globalStyle(`${actions} > *`, { "@media": { [media.small]: { flex: "1 1 auto" } } });
