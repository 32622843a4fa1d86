import { colour } from "@specimen/ui/theme/contract.css.ts";
import { font, radius, rem, space, type } from "@specimen/ui/theme/scale.ts";
import { style, styleVariants } from "@vanilla-extract/css";

const zone = style({
  display: "grid",
  justifyItems: "center",
  gap: space[10],
  padding: space[32],
  borderRadius: radius.card,
  border: `2px dashed ${colour.edge}`,
  background: colour.sheet,
  textAlign: "center",
});
export const dropZone = styleVariants({
  still: [zone],
  over: [zone, { borderColor: colour.accent, background: colour.accentWeak }],
});
export const ways = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: space[10],
});
export const files = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space[10],
  margin: 0,
  padding: 0,
  listStyle: "none",
});
export const file = style({
  display: "grid",
  justifyItems: "start",
  gap: space[6],
  width: rem(180),
});
export const preview = style({
  width: "100%",
  aspectRatio: "3 / 2",
  objectFit: "contain",
  borderRadius: radius.control,
  background: colour.sunk,
});
export const fileName = style([type.caption, { color: colour.ink2, overflowWrap: "anywhere" }]);

export const steps = style({
  display: "grid",
  gap: space[12],
  margin: 0,
  padding: 0,
  listStyle: "none",
});
export const step = style({ display: "flex", alignItems: "center", gap: space[10] });
const circle = style([
  type.label,
  {
    display: "grid",
    placeItems: "center",
    flex: "none",
    width: rem(26),
    height: rem(26),
    borderRadius: "50%",
    border: `2px solid ${colour.edge}`,
    color: colour.ink2,
  },
]);
export const sign = styleVariants({
  done: [circle, { background: colour.dark, borderColor: colour.dark, color: colour.onDark }],
  now: [circle, { borderColor: colour.accent, color: colour.accent }],
  ahead: [circle],
});

export const picture = style({ position: "relative", lineHeight: 0 });
export const image = style({ width: "100%", height: "auto", borderRadius: radius.control });
export const overlay = style({ position: "absolute", inset: 0, width: "100%", height: "100%" });
export const sure = style({ fill: "none", stroke: colour.accent, strokeWidth: 2 });
export const unsure = style({ fill: "none", stroke: colour.no, strokeWidth: 4 });
export const readLines = style({ containerType: "inline-size" });
/** The longest lines, of 44 characters of 0.6 em, stay whole where 10 pixels are enough for it. */
export const characters = style({
  fontFamily: font.mono,
  fontSize: `clamp(${rem(10)}, 3.7cqi, ${rem(15)})`,
  lineHeight: 1.6,
  overflowWrap: "anywhere",
  lineBreak: "anywhere",
});
export const doubtful = style({
  background: colour.warnBg,
  color: colour.warn,
  borderBottom: `2px solid ${colour.warnEdge}`,
});
