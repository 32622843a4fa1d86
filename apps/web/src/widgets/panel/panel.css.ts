import { media, rem, space } from "@specimen/ui/theme/scale.ts";
import { style } from "@vanilla-extract/css";

/** Fields beside one another, or one below the other. */
export const pair = style({ display: "grid", gap: space[8] });

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
