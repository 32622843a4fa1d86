import { globalStyle, style } from "@vanilla-extract/css";
import { colour } from "../theme/contract.css.ts";
import { font, media, tabular } from "../theme/scale.ts";

/** A table whose head is printed on every page: a page that is filed alone says what it belongs to. */
export const sheet = style({
  display: "none",
  width: "100%",
  tableLayout: "fixed",
  "@media": { [media.print]: { display: "table", fontSize: "9pt", lineHeight: 1.24 } },
});
export const repeated = style({ display: "table-header-group", breakInside: "avoid" });

export const content = style({ display: "table-row-group" });
// No grid: its rows are measured before the page is broken.
globalStyle(`${content} > * + *`, { marginTop: "2.1mm" });

export const onScreen = style({
  "@media": { [media.print]: { display: "none" } },
});

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: "3mm",
  paddingBottom: "2.1mm",
});
export const title = style({ fontSize: "18pt", fontWeight: 650, lineHeight: 1.1 });
export const code = style({ fontFamily: font.mono, color: colour.ink2, whiteSpace: "nowrap" });
export const verdict = style({
  padding: "2.5mm 4mm",
  border: `0.6mm solid ${colour.ink}`,
  borderRadius: "1.5mm",
  display: "grid",
  gridTemplateColumns: "auto 1fr auto",
  alignItems: "center",
  columnGap: "4mm",
});
export const verdictTitle = style({ fontSize: "15pt", fontWeight: 700, lineHeight: 1.15 });
export const aside = style({ textAlign: "right", fontSize: "8pt" });
/** Facts stand beside pictures that leave them space, as upright ones do, or under them. */
export const evidence = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-start",
  gap: "4mm 6mm",
});
globalStyle(`${evidence} > dl`, { flex: "1 1 80mm" });
export const pictures = style({ display: "flex", alignItems: "flex-end", gap: "4mm" });
/** Two in a row of A4 or Letter, the narrower of which has 186 mm between its margins. */
const pictureWidth = "91mm";
export const picture = style({
  display: "block",
  maxWidth: pictureWidth,
  maxHeight: "46mm",
});
export const notThere = style({ display: "none" });
/** A frame that is no empty page of a document: it says what is missing. */
export const missing = style({
  display: "grid",
  placeContent: "center",
  minHeight: "24mm",
  minWidth: "min(40mm, 100%)",
  padding: "2mm",
  border: `0.2mm dashed ${colour.ink2}`,
  fontSize: "8pt",
  fontWeight: 400,
  textAlign: "center",
});
export const caption = style([tabular, { marginTop: "1mm", fontSize: "7.5pt" }]);
/** What belongs together is turned over together, where a page has no space for all of it. */
export const section = style({ breakInside: "avoid" });
export const heading = style({ fontSize: "10.5pt", fontWeight: 650, marginBottom: "1mm" });
/** Of any length each: they fill one column and then the next, where there is space for two. */
export const columns = style({ columns: "2 78mm", columnGap: "8mm" });
export const numbered = style([columns, { listStyle: "decimal inside" }]);
export const fact = style({
  display: "grid",
  gridTemplateColumns: "36mm 1fr",
  gap: "2mm",
  padding: "0.4mm 0",
  breakInside: "avoid",
  borderBottom: `0.2mm solid ${colour.line}`,
});
export const term = style({ color: colour.ink2 });
export const item = style({ padding: "0.4mm 0", fontSize: "8.5pt", breakInside: "avoid" });
export const foot = style({
  display: "grid",
  gap: "0.6mm",
  paddingTop: "2mm",
  borderTop: `0.3mm solid ${colour.ink}`,
  fontSize: "7pt",
  lineHeight: 1.25,
  overflowWrap: "anywhere",
  breakInside: "avoid",
  // On a page of its own it would say nothing of what it is the foot of.
  breakBefore: "avoid",
});
export const onPaper = style([
  foot,
  {
    display: "none",
    marginTop: "4mm",
    "@media": { [media.print]: { display: "block" } },
  },
]);

globalStyle(`:root:has(${sheet}) ${onPaper}`, {
  "@media": { [media.print]: { display: "none" } },
});

export const table = style({ width: "100%", borderCollapse: "collapse", tableLayout: "fixed" });
/** Names of facts are short: the records share what they leave. */
export const labels = style({ width: "34mm" });
globalStyle(`${table} th, ${table} td`, {
  padding: "0.6mm 2mm 0.6mm 0",
  borderBottom: `0.2mm solid ${colour.line}`,
  textAlign: "left",
  verticalAlign: "top",
  fontWeight: 400,
});
globalStyle(`${table} thead th`, { fontWeight: 650 });
/** The sides of one record, beside one another as far as there is space. */
export const sides = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-end",
  gap: "1.5mm 2%",
  marginTop: "1.5mm",
});
export const side = style({ maxHeight: "42mm", objectFit: "contain", objectPosition: "left" });
