import { font, media, rem, space, tabular, type } from "@specimen/ui/theme/scale.ts";
import { style } from "@vanilla-extract/css";

export const links = style({ display: "flex", alignItems: "center", gap: space[4] });

export const notes = style({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
  gap: space[18],
  "@media": { [media.small]: { gridAutoFlow: "row" } },
});
export const note = style({
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
export const place = style({
  containerType: "inline-size",
  alignSelf: "center",
  overflowX: "auto",
  minWidth: 0,
});
export const measure = style([type.caption, tabular]);
export const failed = style({
  display: "grid",
  justifyItems: "start",
  alignContent: "center",
  gap: space[8],
  minHeight: "9rem",
});

/** A fact in which the notes differ, and one in which they agree. */
export const different = style({ fontWeight: 650 });
export const label = style([
  type.caption,
  { marginRight: space[6], "@media": { [media.wide]: { display: "none" } } },
]);
