import { style } from "@vanilla-extract/css";
import { colour } from "../theme/contract.css.ts";
import { font, rem, space, type } from "../theme/scale.ts";

export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[4]} ${space[12]}`,
  minHeight: rem(32),
});
export const words = style({
  // Where the words would be squeezed, or one of them does not fit, the controls go below them.
  flex: `1 1 ${rem(180)}`,
  minWidth: "min-content",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `0 ${space[12]}`,
});
export const controls = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[8],
  selectors: { "&:empty": { display: "none" } },
});
// The heading is only ever given the focus, so that reading starts there; it is no control.
export const title = style([
  type.title,
  // A word that is wider than a phone is broken.
  { maxWidth: `calc(100vw - ${rem(24)})`, overflowWrap: "break-word" },
  { selectors: { "&:focus-visible": { outline: "none", boxShadow: "none" } } },
]);
export const code = style({
  color: colour.ink3,
  fontFamily: font.mono,
  fontSize: rem(16),
  lineHeight: 1,
});
export const note = style({ color: colour.ink3, lineHeight: 1.2 });
