import { style } from "@vanilla-extract/css";
import { colour } from "../theme/contract.css.ts";
import { media, radius, rem, space, target } from "../theme/scale.ts";

export const button = style({
  display: "flex",
  alignItems: "center",
  gap: space[10],
  width: "100%",
  maxWidth: rem(500),
  height: target.base,
  padding: `0 ${rem(9)} 0 ${rem(11)}`,
  border: `1px solid ${colour.edge}`,
  borderRadius: radius.control,
  background: colour.sheet,
  color: colour.ink3,
  textAlign: "start",
  cursor: "pointer",
  selectors: { "&:hover": { color: colour.ink2, borderColor: colour.ink3 } },
});
/** One line high: examples that do not fit stand in the line below, which is not seen. */
export const text = style({
  flex: 1,
  display: "flex",
  flexWrap: "wrap",
  columnGap: "0.75em",
  height: "1lh",
  minWidth: 0,
  overflow: "hidden",
});
export const shortcut = style({
  display: "flex",
  "@media": { [media.small]: { display: "none" } },
});
