import { colour } from "@specimen/ui/theme/contract.css.ts";
import { media, radius, rem, space } from "@specimen/ui/theme/scale.ts";
import { style } from "@vanilla-extract/css";
import { narrowPanels } from "../../widgets/panel/panel.css.ts";

export const panels = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: space[14],
  "@media": {
    [media.small]: { gridTemplateColumns: "minmax(0, 1fr)" },
    // Nothing can be chosen on paper.
    [media.print]: { display: "none" },
  },
});

/** The place of a panel, faded. */
export const place = style({
  minHeight: rem(104),
  border: `1px dashed ${colour.line}`,
  borderRadius: radius.card,
  opacity: 0.7,
  "@media": {
    // Its fields stand one below the other there.
    [narrowPanels]: { minHeight: rem(152) },
  },
});
/** The place of a panel with a code box. */
export const tallPlace = style([
  place,
  {
    minHeight: rem(219),
    "@media": { [narrowPanels]: { minHeight: rem(219) } },
  },
]);
/** Of an area that is not in the account: on a phone it is not scrolled past for nothing. */
export const low = style({ "@media": { [media.small]: { minHeight: rem(64) } } });
