import { colour } from "@specimen/ui/theme/contract.css.ts";
import { font, media, radius, rem, space } from "@specimen/ui/theme/scale.ts";
import { style } from "@vanilla-extract/css";

export const invitation = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "start",
  gap: space[22],
  "@media": { [media.small]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
/** White in both themes: cameras need the contrast. */
export const code = style({
  width: rem(320),
  maxWidth: "100%",
  height: "auto",
  aspectRatio: "1",
  background: "#fff",
  fill: "#000",
  borderRadius: radius.control,
  shapeRendering: "crispEdges",
});
export const typedCode = style({
  fontFamily: font.mono,
  fontSize: rem(28),
  fontWeight: 650,
  letterSpacing: "0.08em",
  color: colour.ink,
});
/** A picture, and under it the button that takes it away. */
export const taken = style({ display: "grid", justifyItems: "end", gap: space[6] });
export const preview = style({
  width: "100%",
  maxHeight: rem(220),
  objectFit: "contain",
  borderRadius: radius.control,
  background: colour.sunk,
});
export const chip = style({ display: "flex", alignItems: "center", gap: space[12] });
export const chipSymbol = style({
  flex: "none",
  width: rem(56),
  height: "auto",
  fill: "none",
  stroke: colour.ink,
  strokeWidth: 3,
});
export const page = style({
  display: "grid",
  gap: space[18],
  maxWidth: rem(560),
  minHeight: "100vh",
  marginInline: "auto",
  padding: space[18],
  alignContent: "start",
});
