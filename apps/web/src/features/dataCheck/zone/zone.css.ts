import { colour } from "@specimen/ui/theme/contract.css.ts";
import { font, media, radius, rem, space, type } from "@specimen/ui/theme/scale.ts";
import { style, styleVariants } from "@vanilla-extract/css";

/** Width and height of a character's cell: text and cells are laid over one another. */
const cell = { width: rem(23), height: rem(34) };
/** Between two lines, for the names of the fields. */
const gap = rem(22);
const lineHeight = `calc(${cell.height} + ${gap})`;
const columns = (count: number) => `calc(${cell.width} * ${count})`;

const smallest = "screen and (max-width: 460px)";
const narrow = "screen and (max-width: 1180px)";

/** As wide as whole cells: 44 a line, else 22, on the smallest screens 12. */
const inCells = {
  width: columns(44),
  "@media": { [narrow]: { width: columns(22) }, [smallest]: { width: columns(11) } },
};

export const field = style([inCells, { position: "relative", maxWidth: "100%" }]);

export const text = style([
  {
    display: "block",
    position: "relative",
    boxSizing: "content-box",
    width: "100%",
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
    // Each character stands in the middle of its cell.
    letterSpacing: `calc(${cell.width} - 1ch)`,
    textIndent: `calc((${cell.width} - 1ch) / 2)`,
    whiteSpace: "pre-wrap",
    lineBreak: "anywhere",
    textTransform: "uppercase",
    outline: "none",
    minHeight: lineHeight,
  },
]);

export const cells = style({
  position: "absolute",
  inset: 0,
  pointerEvents: "none",
  overflowX: "clip",
});
export const line = style({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fill, ${cell.width})`,
});
const box = style({
  position: "relative",
  boxSizing: "border-box",
  height: cell.height,
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
  paddingBlock: space[8],
  borderTop: `1px solid ${colour.line}`,
  "@media": { [media.small]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const comparedName = style([type.small, { color: colour.ink2 }]);
export const comparedValue = style({
  fontFamily: font.mono,
  fontWeight: 650,
  overflowWrap: "anywhere",
});
export const comparedField = style({ gridColumn: "1 / -1" });

export const bar = style({
  position: "sticky",
  bottom: 0,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[10],
  padding: space[10],
  borderTop: `1px solid ${colour.edge}`,
  background: colour.raised,
});
export const barText = style([type.small, { color: colour.ink2, flex: `1 1 ${rem(220)}` }]);
