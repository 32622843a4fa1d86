import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { colour } from "../theme/contract.css.ts";
import { media, radius, rem, space, tabular, target, type } from "../theme/scale.ts";

export const table = style({
  width: "100%",
  borderCollapse: "separate",
  borderSpacing: 0,
  background: colour.sheet,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.card,
  "@media": {
    [media.cards]: { display: "block", background: "none", border: 0 },
    [media.print]: { background: "none", border: 0 },
  },
});

/** Under a row of tabs the table closes their line. */
export const joined = style({
  borderTop: 0,
  borderTopLeftRadius: 0,
  borderTopRightRadius: 0,
  "@media": { [media.cards]: { marginTop: space[10] } },
});

export const caption = style({
  position: "absolute",
  width: 1,
  height: 1,
  overflow: "hidden",
  clipPath: "inset(50%)",
  // On paper Chromium would turn the page between it and the head, and leave what is above behind.
  "@media": { [media.print]: { display: "none" } },
});

export const head = style({
  "@media": {
    [media.cards]: {
      position: "absolute",
      width: 1,
      height: 1,
      overflow: "hidden",
      clipPath: "inset(50%)",
    },
  },
});

/** With headings that sort, the head stays where rows are cards: as one line of links. */
export const sortingHead = style({
  "@media": { [media.cards]: { display: "block", marginBottom: space[6] } },
});
export const headingRow = style({});
globalStyle(`${sortingHead} > ${headingRow}`, {
  "@media": { [media.cards]: { display: "flex", flexWrap: "wrap", columnGap: space[14] } },
});

export const heading = style([
  type.caption,
  {
    padding: `${rem(7)} ${space[10]}`,
    borderBottom: `1px solid ${colour.line}`,
    color: colour.ink3,
    fontWeight: 550,
    textAlign: "left",
    verticalAlign: "bottom",
    "@media": {
      [media.cards]: {
        position: "absolute",
        width: 1,
        height: 1,
        padding: 0,
        overflow: "hidden",
        clipPath: "inset(50%)",
      },
      // The widths are those of a window: on paper the columns share what there is.
      [media.print]: { width: "auto !important" },
    },
  },
]);

export const sortingHeading = style({
  "@media": {
    [media.cards]: {
      position: "static",
      flex: "0 0 content",
      height: "auto",
      overflow: "visible",
      clipPath: "none",
      borderBottom: 0,
    },
  },
});

/** The cell that says what its row is about looks as the others. */
export const rowHeading = style({ fontWeight: "inherit", textAlign: "left", hyphens: "manual" });

export const end = style({ textAlign: "right" });

export const typed = style({ overflowWrap: "anywhere" });

export const secondHeading = style({
  "@media": { [media.rows]: { marginTop: space[2] } },
});
globalStyle(`${sortingHeading} > ${secondHeading}`, {
  "@media": {
    // Two links, each higher than its line: neither lies over the other.
    [media.rows]: { marginTop: space[8] },
    [media.cards]: { display: "inline", marginLeft: space[14] },
  },
});

/** Under the value of its column; beside it on a card. */
export const second = style([
  type.small,
  {
    color: colour.ink2,
    "@media": { [media.cards]: { display: "inline", marginLeft: space[6] } },
  },
]);

/** Higher than its text by its own line, so that it can be hit. */
export const sortLink = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space[4],
  minHeight: target.least,
  verticalAlign: "bottom",
  margin: `-${rem(4)} 0`,
  borderRadius: radius.chip,
  color: "inherit",
  textDecoration: "none",
  selectors: {
    "&:hover": { color: colour.ink, textDecoration: "underline" },
    "&[data-sorted=true]": { color: colour.ink, fontWeight: 650 },
    [`${end} &`]: { flexDirection: "row-reverse" },
  },
  "@media": {
    // Above cards there are no columns to keep to: all signs stand behind their words.
    [media.cards]: {
      minHeight: target.small,
      margin: 0,
      selectors: { [`${end} &`]: { flexDirection: "row" } },
    },
    [media.print]: { minHeight: 0, margin: 0 },
  },
});
/** On paper only the one that says how the rows are sorted. */
export const sortSign = style({
  display: "inline-flex",
  color: colour.edge,
  selectors: { "[data-sorted=true] > &": { color: colour.accent } },
  "@media": {
    [media.print]: { selectors: { "[data-sorted=false] > &": { display: "none" } } },
  },
});

export const body = style({
  "@media": {
    [media.cards]: {
      display: "grid",
      gridTemplateColumns: `repeat(auto-fill, minmax(min(${rem(270)}, 100%), 1fr))`,
      gap: space[8],
    },
  },
});

export const row = style({
  "@media": {
    [media.cards]: {
      position: "relative",
      display: "grid",
      gridTemplateColumns: `${rem(104)} minmax(0, 1fr) auto`,
      columnGap: space[12],
      alignContent: "start",
      padding: space[10],
      background: colour.sheet,
      border: `1px solid ${colour.line}`,
      borderRadius: radius.card,
    },
  },
});

/** A row without a picture: its card starts at the edge. */
export const plainRow = style([
  row,
  {
    "@media": {
      [media.cards]: { gridTemplateColumns: "0 minmax(0, 1fr) auto", columnGap: 0 },
    },
  },
]);

const cell = style([
  tabular,
  {
    height: target.row,
    padding: `${rem(3)} ${space[10]}`,
    borderBottom: `1px solid ${colour.line}`,
    lineHeight: 1.25,
    verticalAlign: "middle",
    "@media": {
      // What somebody wrote may have no space.
      [media.cards]: {
        height: "auto",
        padding: 0,
        border: 0,
        textAlign: "left",
        overflowWrap: "anywhere",
      },
      [media.print]: { height: "auto", paddingInline: space[6] },
    },
  },
]);

const onCard = (rule: Parameters<typeof style>[0]) =>
  style([cell, { "@media": { [media.cards]: rule as object } }]);

/** Where a column's cell stands when a row is drawn as a card. */
export const place = styleVariants({
  media: [onCard({ gridColumn: "1", gridRow: "1 / span 4", alignSelf: "start" })],
  title: [onCard({ gridColumn: "2 / -1" })],
  line: [onCard({ gridColumn: "2 / -1", color: colour.ink3, fontSize: rem(13) })],
  footStart: [
    onCard({
      gridColumn: "1 / 3",
      marginTop: space[6],
      paddingTop: space[6],
      borderTop: `1px solid ${colour.line}`,
    }),
  ],
  footEnd: [
    onCard({
      gridColumn: "3",
      marginTop: space[6],
      marginLeft: `calc(-1 * ${space[12]})`,
      paddingTop: space[6],
      paddingLeft: space[12],
      borderTop: `1px solid ${colour.line}`,
    }),
  ],
  none: [onCard({ display: "none" })],
});

/** A column of controls is not printed. */
export const control = style({ "@media": { [media.print]: { display: "none" } } });

/**
 * The link's own box grows over its whole card. In a row it grows from its cell to both sides, with the
 * cell's line below, and ends with the table: Safari places nothing by a row, so that the box of the
 * last link would lie over the whole page.
 */
export const rowLink = style({
  color: "inherit",
  textDecoration: "none",
  borderRadius: radius.control,
  selectors: {
    "&::after": {
      content: "",
      position: "absolute",
      inset: 0,
      "@media": {
        [media.rows]: { inset: "0 -100vw -1px" },
        [media.print]: { display: "none" },
      },
    },
    "&:hover": { textDecoration: "underline" },
  },
});

export const linkCell = style({ "@media": { [media.rows]: { position: "relative" } } });
export const frame = style({ "@media": { [media.rows]: { overflowX: "clip" } } });

globalStyle(`${body} > tr:last-child > :is(td, th)`, { borderBottomColor: "transparent" });
globalStyle(`${row}:is(:has(a:hover), :has(a:focus-visible)) > :is(td, th)`, {
  "@media": { [media.rows]: { background: colour.accentWeak } },
});
globalStyle(`${row}:has(a:focus-visible) > :first-child`, {
  "@media": { [media.rows]: { boxShadow: `inset 3px 0 0 ${colour.accent}` } },
});
