import { colour } from "@specimen/ui/theme/contract.css.ts";
import { font, media, radius, rem, space, type } from "@specimen/ui/theme/scale.ts";
import { narrowerThan } from "@specimen/ui/theme/windows.ts";
import { createVar, style, styleVariants } from "@vanilla-extract/css";

/** Width of a character's cell, and what is between two lines for the names of the fields. */
const cellWidth = createVar();
const gap = createVar();
/** Text and cells are laid over one another. */
const cellHeight = rem(34);
const lineHeight = `calc(${cellHeight} + ${gap})`;
const columns = (count: number) => `calc(${cellWidth} * ${count})`;

const smallest = `screen and ${narrowerThan(461)}`;
const narrow = `screen and ${narrowerThan(1181)}`;

/** As wide as whole cells: 44 a line, else 22, on the smallest screens 16 smaller ones without names. */
export const field = style({
  vars: { [cellWidth]: rem(23), [gap]: rem(22) },
  position: "relative",
  minHeight: lineHeight,
  width: columns(44),
  maxWidth: "100%",
  "@media": {
    [narrow]: { width: columns(22) },
    [smallest]: { vars: { [cellWidth]: rem(15), [gap]: rem(6) }, width: columns(16) },
  },
});

export const text = style([
  {
    display: "block",
    position: "relative",
    // Each character stands in the middle of its cell, in every line: an indent would shift the first alone.
    insetInlineStart: `calc((${cellWidth} - 1ch) / 2)`,
    letterSpacing: `calc(${cellWidth} - 1ch)`,
    boxSizing: "content-box",
    // A line that is full keeps its last character, however widths are rounded.
    width: `calc(100% + ${rem(2)})`,
    margin: 0,
    padding: 0,
    border: 0,
    resize: "none",
    overflow: "hidden",
    background: "transparent",
    color: colour.ink,
    fontFamily: font.mono,
    fontSize: rem(18),
    lineHeight,
    whiteSpace: "pre-wrap",
    lineBreak: "anywhere",
    textTransform: "uppercase",
    // As high as the cells under it, also where the window has become narrower.
    height: "100%",
    minHeight: lineHeight,
    // The frame around shows the focus; a ring of its own would cover the names of the fields.
    ":focus-visible": { outline: "none", boxShadow: "none" },
  },
]);

export const over = style({ position: "absolute", inset: 0 });
export const cells = style({
  pointerEvents: "none",
  overflowX: "clip",
});
export const line = style({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fill, ${cellWidth})`,
});
const box = style({
  position: "relative",
  boxSizing: "border-box",
  height: cellHeight,
  marginBlock: `calc(${gap} / 2)`,
  borderBlock: `1px solid ${colour.line}`,
  background: colour.sheet,
});
export const cellOf = styleVariants({
  plain: [box],
  first: [box, { borderInlineStart: `1px solid ${colour.edge}` }],
  digit: [box, { background: colour.sunk, border: `1px solid ${colour.edge}` }],
  right: [box, { background: colour.okBg, border: `2px solid ${colour.okEdge}` }],
  wrong: [box, { background: colour.noBg, border: `2px solid ${colour.noEdge}` }],
  current: [box, { background: colour.accentWeak }],
});

const captionBase = style({
  position: "absolute",
  insetInlineStart: rem(1),
  top: "100%",
  paddingTop: rem(2),
  fontSize: rem(11),
  lineHeight: 1.4,
  whiteSpace: "nowrap",
  color: colour.ink2,
  "@media": { [smallest]: { display: "none" } },
});
/** The name of a field under its first cell. */
export const caption = styleVariants({
  other: [captionBase],
  current: [captionBase, { color: colour.accent, fontWeight: 650 }],
});

export const frame = style({
  padding: space[8],
  borderRadius: radius.control,
  border: `1px solid ${colour.edge}`,
  background: colour.sheet,
  overflowX: "auto",
  selectors: { "&:focus-within": { outline: `3px solid ${colour.focus}`, outlineOffset: "1px" } },
});

/** One line of words has its place: what is below stays where it is. */
export const told = style([type.small, { marginTop: space[6], minHeight: "1lh" }]);

export const heading = style([
  type.small,
  {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    gap: space[8],
    color: colour.ink2,
  },
]);

export const table = style({
  borderCollapse: "collapse",
  fontFamily: font.mono,
  fontSize: rem(14),
});
export const number = style({
  border: `1px solid ${colour.line}`,
  minWidth: rem(24),
  padding: space[2],
  textAlign: "center",
});
export const rowName = style([
  type.label,
  { fontFamily: font.sans, color: colour.ink2, textAlign: "start", paddingInlineEnd: space[10] },
]);

export const digits = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space[6],
  listStyle: "none",
  margin: 0,
  padding: 0,
});

export const columnsOfCards = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  alignItems: "start",
  gap: space[18],
  "@media": { [media.cards]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const compared = style({
  display: "grid",
  gridTemplateColumns: `${rem(150)} minmax(0, 1fr) auto`,
  alignItems: "center",
  gap: space[8],
  paddingBlock: space[6],
  selectors: { "& + &": { borderTop: `1px solid ${colour.line}` } },
  "@media": { [media.small]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const comparedName = style([type.small, { color: colour.ink2 }]);
export const comparedValue = style({
  fontFamily: font.mono,
  fontWeight: 650,
  overflowWrap: "anywhere",
});
export const comparedField = style({ gridColumn: "1 / -1" });

const atFoot = {
  position: "sticky",
  bottom: 0,
  padding: space[10],
  borderTop: `1px solid ${colour.edge}`,
  background: colour.raised,
} as const;
/** On small screens only its buttons stay in sight: with the text it would cover the zone. */
export const bar = style({
  ...atFoot,
  display: "flex",
  alignItems: "center",
  gap: space[10],
  "@media": { [media.small]: { display: "contents" } },
});
export const barText = style([
  type.small,
  { display: "flex", alignItems: "center", gap: space[10], flex: 1, color: colour.ink2 },
]);
export const barButtons = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "flex-end",
  gap: space[10],
  "@media": { [media.small]: atFoot },
});
