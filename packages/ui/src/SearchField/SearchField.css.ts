import { style } from "@vanilla-extract/css";
import { colour } from "../theme/contract.css.ts";
import { media, radius, rem, target } from "../theme/scale.ts";

export const field = style({
  position: "relative",
  display: "flex",
  alignItems: "center",
  maxWidth: rem(500),
  "@media": { [media.print]: { display: "none" } },
});
export const sign = style({
  position: "absolute",
  left: rem(11),
  color: colour.ink3,
  pointerEvents: "none",
});
export const input = style({
  width: "100%",
  height: target.base,
  padding: `0 ${rem(70)} 0 ${rem(36)}`,
  border: `1px solid ${colour.edge}`,
  borderRadius: radius.control,
  background: colour.sheet,
  "@media": { [media.small]: { paddingRight: rem(10) } },
});
export const shortcut = style({
  position: "absolute",
  right: rem(9),
  pointerEvents: "none",
  "@media": { [media.small]: { display: "none" } },
});
