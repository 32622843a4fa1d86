import { colour } from "@specimen/ui/theme/contract.css.ts";
import { font, media, radius, rem, space, tabular, type } from "@specimen/ui/theme/scale.ts";
import { style } from "@vanilla-extract/css";

export const links = style({ display: "flex", alignItems: "center", gap: space[4] });

export const records = style({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
  gap: space[18],
  "@media": { [media.small]: { gridAutoFlow: "row" } },
});
export const record = style({
  display: "grid",
  gridTemplateRows: "auto 1fr auto",
  gap: space[8],
  minWidth: 0,
});
export const head = style({ display: "flex", alignItems: "start", gap: space[8] });
export const name = style({ flex: 1, display: "grid", minWidth: 0 });
export const title = style({ fontWeight: 650, justifySelf: "start" });
export const code = style({ fontFamily: font.mono, fontSize: rem(13), fontWeight: 400 });
export const series = style([type.label, { overflowWrap: "anywhere" }]);
/** What the picture measures itself against; what is larger scrolls. */
export const scroller = style({
  containerType: "inline-size",
  alignSelf: "center",
  overflowX: "auto",
  minWidth: 0,
});
export const measure = style([type.caption, tabular]);
/** Words lie on a sheet of their own: the lamp under the records has its own colours. */
const sheet = style({
  display: "grid",
  alignContent: "center",
  minHeight: "9rem",
  border: `1px solid ${colour.line}`,
  borderRadius: radius.card,
  background: colour.sheet,
  color: colour.ink,
});
export const failed = sheet;
export const missing = style([sheet, { padding: space[14], textAlign: "center" }]);

/** What is compared; quieter than what is known of it. */
export const fact = style({
  color: colour.ink3,
  "@media": { [media.cards]: { color: colour.ink, fontWeight: 650 } },
});
/** A fact in which the records differ. */
export const different = style({ fontWeight: 650 });
export const value = style({
  "@media": {
    [media.cards]: {
      display: "block",
      marginBottom: space[6],
      color: colour.ink,
      fontSize: rem(15),
    },
  },
});
/** Whose fact it is; on a wide screen the column's heading says it. */
export const label = style([
  type.caption,
  { display: "block", "@media": { [media.rows]: { display: "none" } } },
]);
/** On paper names stand beside one another where there is space for two. */
export const features = style({
  display: "grid",
  gap: space[2],
  "@media": {
    screen: { paddingBlock: space[8] },
    [media.print]: { display: "block", columns: "2 28mm", columnGap: "3mm" },
  },
});
