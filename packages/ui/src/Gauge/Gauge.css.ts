import { style, styleVariants } from "@vanilla-extract/css";
import { colour } from "../theme/contract.css.ts";
import { rem, type } from "../theme/scale.ts";

const gaugeStyle = style({ position: "relative", height: rem(74), minWidth: 0 });
/** By how many rows of names it has. */
export const gauge = styleVariants({
  low: [gaugeStyle],
  high: [gaugeStyle, { marginTop: rem(14) }],
});

/** The line with its ticks, as an engraver draws a rule. */
export const rule = style({
  position: "absolute",
  insetInline: 0,
  top: rem(46),
  height: rem(8),
  borderTop: `1px solid ${colour.ink2}`,
});
export const tick = style({
  position: "absolute",
  top: 0,
  width: 0,
  height: rem(7),
  borderLeft: `1px solid ${colour.ink2}`,
});
const label = style([
  type.axis,
  {
    position: "absolute",
    transform: "translateX(-50%)",
    whiteSpace: "nowrap",
    color: colour.ink2,
  },
]);
export const figure = style([label, { top: rem(56) }]);
/** The rows of names, from the line upwards. */
export const name = [14, 0, -14].map((top) => style([label, { top: rem(top) }]));
export const nameTick = style({
  position: "absolute",
  top: rem(32),
  width: 0,
  height: rem(12),
  borderLeft: `1px solid ${colour.line}`,
});
/** What the readings leave open. */
export const band = style({
  position: "absolute",
  top: rem(40),
  height: rem(12),
  minWidth: rem(2),
  backgroundColor: colour.accentWeak,
  border: `1px solid ${colour.accent}`,
});
export const mark = style({
  position: "absolute",
  top: rem(36),
  width: rem(3),
  height: rem(20),
  marginLeft: rem(-1.5),
  backgroundColor: colour.accent,
});
