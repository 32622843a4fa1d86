import { globalStyle, style } from "@vanilla-extract/css";
import { colour } from "../theme/contract.css.ts";
import { elevation, media, radius, rem, space, type } from "../theme/scale.ts";

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
/** As the toast of a failure, in its place above the actions. */
export const failure = style({
  flexShrink: 0,
  display: "grid",
  gridTemplateColumns: `${rem(24)} minmax(0, 1fr)`,
  gap: space[10],
  margin: `0 ${space[18]} ${space[18]}`,
  padding: `${rem(11)} ${space[12]}`,
  border: `1px solid ${colour.edge}`,
  borderLeft: `6px solid ${colour.noEdge}`,
  borderRadius: radius.card,
  fontSize: rem(14),
  lineHeight: 1.35,
});
export const failureSign = style({ color: colour.no });
export const failureWords = style({ display: "grid", gap: space[4], justifyItems: "start" });
export const failureTitle = style({ fontWeight: 650 });
export const failureText = style({ color: colour.ink2 });
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
