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
  width: rem(208),
  height: rem(208),
  background: "#fff",
  fill: "#000",
  borderRadius: radius.control,
  shapeRendering: "crispEdges",
});
export const address = style({
  fontFamily: font.mono,
  fontSize: rem(12.5),
  color: colour.ink2,
  overflowWrap: "anywhere",
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
