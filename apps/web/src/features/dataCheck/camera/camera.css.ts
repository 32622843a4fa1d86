import { colour } from "@specimen/ui/theme/contract.css.ts";
import { radius, rem } from "@specimen/ui/theme/scale.ts";
import { style, styleVariants } from "@vanilla-extract/css";

export const view = style({
  position: "relative",
  overflow: "hidden",
  width: "fit-content",
  maxWidth: "100%",
  marginInline: "auto",
  borderRadius: radius.control,
  background: "#000",
  lineHeight: 0,
});
/** Never so high that the button below is out of sight. */
export const video = style({ maxWidth: "100%", minHeight: rem(160), maxHeight: "50vh" });
export const outline = style({ position: "absolute", inset: 0, width: "100%", height: "100%" });
/** Over any picture: a light line that does not depend on the theme. */
const line = style({ fill: "none", strokeWidth: 6, strokeLinejoin: "round" });
export const zone = styleVariants({
  good: [line, { stroke: "#4ade80" }],
  poor: [line, { stroke: "#fbbf24", strokeDasharray: "18 12" }],
});
/** Two lines of words: the button below stays where it is. */
export const advice = style({ display: "block", minHeight: rem(44), color: colour.ink });
