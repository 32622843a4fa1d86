import { colour } from "@specimen/ui/theme/contract.css.ts";
import { media, radius, rem, space } from "@specimen/ui/theme/scale.ts";
import { style } from "@vanilla-extract/css";

export const panels = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: space[14],
  "@media": { [media.small]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

/** An area that is not in the account: its place, faded. */
export const place = style({
  minHeight: rem(104),
  border: `1px dashed ${colour.line}`,
  borderRadius: radius.card,
  opacity: 0.7,
  "@media": { [media.small]: { minHeight: rem(64) } },
});
/** The place of a panel with a code box. */
export const tallPlace = style([
  place,
  { minHeight: rem(219), "@media": { [media.small]: { minHeight: rem(64) } } },
]);

/** Two fields beside one another. */
export const pair = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: space[8],
  "@media": { [media.small]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

/** The code box, and what else one may do, at the end of its row. */
export const codes = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "start",
  justifyContent: "space-between",
  gap: space[8],
});
/** In line with the box, which stands under its label. */
export const beside = style({
  paddingTop: rem(22),
  "@media": {
    [media.small]: { display: "grid", flex: "1 0 100%", paddingTop: 0 },
  },
});
