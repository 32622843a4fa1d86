import { globalStyle, style } from "@vanilla-extract/css";
import { colour } from "../theme/contract.css.ts";
import { font, media, tabular } from "../theme/scale.ts";

export const sheet = style({
  display: "none",
  "@media": { [media.print]: { display: "grid", gap: "4mm", fontSize: "9pt", lineHeight: 1.35 } },
});

export const onScreen = style({
  "@media": { [media.print]: { display: "none" } },
});

export const head = style({ display: "flex", alignItems: "baseline", gap: "3mm" });
export const title = style({ fontSize: "18pt", fontWeight: 650, lineHeight: 1.1 });
export const code = style({ fontFamily: font.mono, color: colour.ink2 });
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
export const pictures = style({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
  alignItems: "end",
  gap: "4mm",
});
export const picture = style({
  display: "block",
  maxWidth: "100%",
  maxHeight: "62mm",
  objectFit: "contain",
  objectPosition: "left",
});
export const caption = style([tabular, { marginTop: "1mm", fontSize: "7.5pt" }]);
export const section = style({ display: "grid", gap: "1.2mm", breakInside: "avoid" });
export const heading = style({ fontSize: "10.5pt", fontWeight: 650 });
export const columns = style({ display: "grid", gridTemplateColumns: "1fr 1fr", gap: "0 8mm" });
export const fact = style({
  display: "grid",
  gridTemplateColumns: "30mm 1fr",
  gap: "2mm",
  padding: "0.6mm 0",
  borderBottom: `0.2mm solid ${colour.line}`,
});
export const term = style({ color: colour.ink2 });
export const item = style({ padding: "0.6mm 0", fontSize: "8.5pt", breakInside: "avoid" });
export const foot = style({
  display: "grid",
  gap: "0.6mm",
  paddingTop: "2mm",
  borderTop: `0.3mm solid ${colour.ink}`,
  fontSize: "7.5pt",
  overflowWrap: "anywhere",
});

export const table = style({ width: "100%", borderCollapse: "collapse", tableLayout: "fixed" });
globalStyle(`${table} th, ${table} td`, {
  padding: "1mm 2mm 1mm 0",
  borderBottom: `0.2mm solid ${colour.line}`,
  textAlign: "left",
  verticalAlign: "top",
  fontWeight: 400,
});
globalStyle(`${table} thead th`, { fontWeight: 650 });
globalStyle(`${table} img`, { marginTop: "1.5mm" });
