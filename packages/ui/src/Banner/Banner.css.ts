import { globalStyle, style } from "@vanilla-extract/css";
import { colour } from "../theme/contract.css.ts";
import { covered, inSight } from "../theme/inSight.ts";
import { elevation, layer, layout, media, rem, space, target } from "../theme/scale.ts";

export const bar = style({
  position: "sticky",
  zIndex: layer.consent,
  bottom: 0,
  display: "flex",
  alignItems: "center",
  gap: rem(20),
  padding: `${space[12]} ${layout.gutter}`,
  borderTop: `1px solid ${colour.edge}`,
  background: colour.raised,
  boxShadow: elevation.bottom,
  "@media": {
    [media.small]: {
      flexDirection: "column",
      alignItems: "stretch",
      gap: space[8],
      padding: space[12],
    },
  },
});
globalStyle(`${bar} *`, inSight.foot);
// Not in letters: the buttons beside it would move when the typeface comes. Beside the buttons the
// question takes as many lines in the stand-in typeface, in each language.
export const words = style({ flex: 1, maxWidth: rem(740), fontSize: rem(14) });
export const title = style({ fontWeight: 700 });
export const actions = style({ display: "flex", flexWrap: "wrap", gap: space[8], flex: "none" });

export const stripe = style({
  // The ring is drawn for the stripe's own ground.
  vars: { [colour.focus]: colour.sheet, [colour.focusGap]: colour.ink },
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[10],
  minHeight: target.page,
  padding: `${space[4]} ${layout.gutter}`,
  background: colour.ink,
  color: colour.sheet,
  fontSize: rem(14),
  fontWeight: 500,
  "@media": { [media.small]: { padding: `${space[4]} ${layout.gutterSmall}` } },
});
// What has the focus is not hidden under a taller head.
globalStyle(`:root:has(${stripe})`, { vars: { [covered.head]: rem(176) } });
export const stripeText = style({ flex: 1 });
export const stripeAction = style({
  minHeight: rem(28),
  padding: `0 ${space[12]}`,
  border: "1px solid currentColor",
  borderRadius: "6px",
  background: "none",
  color: "inherit",
  fontSize: rem(13),
  fontWeight: 600,
  cursor: "pointer",
});
