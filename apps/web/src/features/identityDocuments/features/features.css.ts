import { colour } from "@specimen/ui/theme/contract.css.ts";
import { media, rem, space, type } from "@specimen/ui/theme/scale.ts";
import { style } from "@vanilla-extract/css";

export const name = style({ fontWeight: 600 });

/** The feature, and beside it its names. */
export const columns = style({
  display: "grid",
  gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${rem(372)})`,
  alignItems: "start",
  gap: space[14],
  "@media": { [media.cards]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const column = style({ display: "grid", gap: space[14], minWidth: 0 });

export const hit = style({
  display: "grid",
  gridTemplateColumns: `${rem(56)} minmax(0, 1fr)`,
  alignItems: "center",
  gap: space[12],
  minHeight: rem(52),
  padding: `${space[4]} ${space[14]}`,
  borderTop: `1px solid ${colour.line}`,
  color: colour.ink,
  textDecoration: "none",
  selectors: { "&:hover": { background: colour.accentWeak } },
});
export const picture = style({
  justifySelf: "center",
  maxWidth: rem(56),
  maxHeight: rem(44),
  objectFit: "contain",
});
export const title = style({
  fontWeight: 600,
  textDecoration: "underline",
  textDecorationColor: colour.line,
  textUnderlineOffset: "3px",
});
export const details = style([type.small, { color: colour.ink3 }]);
export const further = style([
  type.small,
  { padding: `${space[8]} ${space[14]}`, borderTop: `1px solid ${colour.line}` },
]);
