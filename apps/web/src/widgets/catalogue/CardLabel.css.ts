import { style } from "@vanilla-extract/css";
import { colour } from "@specimen/ui/theme/contract.css.ts";
import { media, space } from "@specimen/ui/theme/scale.ts";

export const label = style({
  display: "none",
  "@media": {
    [media.cards]: { display: "inline", marginRight: space[2], color: colour.ink3 },
  },
});
