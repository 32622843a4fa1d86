import { colour } from "@specimen/ui/theme/contract.css.ts";
import { media, rem, space, type } from "@specimen/ui/theme/scale.ts";
import { style } from "@vanilla-extract/css";

/** A mark that tells the notes apart. */
export const different = style({ fontWeight: 650, overflowWrap: "break-word" });

/** A fact that is the same on both, or not known of one. */
export const alike = style({ color: colour.ink3, overflowWrap: "break-word" });

/** What a figure on a card is; on a wide screen the column's heading says it. */
export const label = style([
  type.caption,
  {
    color: colour.ink3,
    fontWeight: 400,
    marginRight: space[6],
    "@media": { [media.wide]: { display: "none" } },
  },
]);

export const lines = style({
  display: "grid",
  gap: space[2],
  fontSize: rem(14),
  fontWeight: 550,
  lineHeight: 1.3,
});
