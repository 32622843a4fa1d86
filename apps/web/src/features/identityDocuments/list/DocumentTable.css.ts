import { colour } from "@specimen/ui/theme/contract.css.ts";
import { media, rem, space, type } from "@specimen/ui/theme/scale.ts";
import { style } from "@vanilla-extract/css";

export const kind = style({ display: "grid" });
export const name = style({ fontWeight: 600 });
export const source = style([type.caption, { display: "grid", gap: space[2], color: colour.ink3 }]);

export const label = style({
  display: "none",
  "@media": {
    [media.cards]: { display: "inline-block", minWidth: rem(124), marginRight: space[8] },
  },
});
