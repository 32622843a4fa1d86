import { keyframes, style } from "@vanilla-extract/css";
import { colour } from "../theme/contract.css.ts";
import { media, radius, rem, space, target } from "../theme/scale.ts";

const appear = keyframes({ from: { visibility: "hidden" }, to: { visibility: "visible" } });

// The place is kept at once, the bar shows after 300 ms.
export const bar = style({
  display: "block",
  maxWidth: "100%",
  borderRadius: "4px",
  background: colour.skeleton,
  animation: `${appear} 1ms linear 300ms backwards`,
  "@media": { [media.forced]: { border: "1px solid GrayText" } },
});

export const rows = style({
  background: colour.sheet,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.card,
});
export const row = style({
  display: "grid",
  gridTemplateColumns: `${rem(84)} ${rem(64)} minmax(0, 1fr) ${rem(96)}`,
  alignItems: "center",
  gap: space[14],
  height: target.row,
  padding: `0 ${space[14]}`,
  selectors: { "& + &": { borderTop: `1px solid ${colour.line}` } },
  "@media": {
    [media.small]: { gridTemplateColumns: `${rem(84)} minmax(0, 1fr)`, height: rem(104) },
  },
});
export const wide = style({ "@media": { [media.small]: { display: "none" } } });
