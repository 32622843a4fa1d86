import { style } from "@vanilla-extract/css";
import { colour } from "../theme/contract.css.ts";
import { layout, media, space } from "../theme/scale.ts";

export const topBar = style({
  display: "flex",
  alignItems: "center",
  gap: space[12],
  minHeight: layout.topBar,
  padding: `0 ${layout.gutter}`,
  borderBottom: `1px solid ${colour.line}`,
  background: colour.page,
  "@media": { [media.small]: { padding: `0 ${space[8]}`, gap: space[4] } },
});
export const middle = style({ flex: 1, minWidth: 0 });
export const end = style({ display: "flex", alignItems: "center", gap: space[8] });
