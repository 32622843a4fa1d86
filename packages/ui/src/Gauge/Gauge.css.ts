import { style } from "@vanilla-extract/css";
import { colour } from "../theme/contract.css.ts";
import { media, rem, type } from "../theme/scale.ts";

export const gauge = style({ position: "relative", height: rem(62), minWidth: 0 });

/** The line with its ticks, as an engraver draws a rule. */
export const rule = style({
  position: "absolute",
  insetInline: 0,
  top: rem(34),
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
export const figure = style([label, { top: rem(44) }]);
export const name = style([
  label,
  {
    top: rem(2),
    "@media": { [media.small]: { selectors: { "&:nth-of-type(even)": { top: rem(14) } } } },
  },
]);
export const nameTick = style({
  position: "absolute",
  top: rem(20),
  width: 0,
  height: rem(12),
  borderLeft: `1px solid ${colour.line}`,
});
/** What the readings leave open. */
export const band = style({
  position: "absolute",
  top: rem(28),
  height: rem(12),
  minWidth: rem(2),
  backgroundColor: colour.accentWeak,
  border: `1px solid ${colour.accent}`,
});
export const mark = style({
  position: "absolute",
  top: rem(24),
  width: rem(3),
  height: rem(20),
  marginLeft: rem(-1.5),
  backgroundColor: colour.accent,
});
