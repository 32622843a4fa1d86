import { colour } from "@specimen/ui/theme/contract.css.ts";
import { media, radius, rem, space } from "@specimen/ui/theme/scale.ts";
import { style, styleVariants } from "@vanilla-extract/css";
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

const faded = style({
  border: `1px dashed ${colour.line}`,
  borderRadius: radius.card,
  opacity: 0.7,
});

/** The place of a panel whose code is loading, as high as the panel. */
export const place = styleVariants({
  // Its fields stand one below the other in a narrow panel.
  short: [faded, { minHeight: rem(104), "@media": { [narrowPanels]: { minHeight: rem(152) } } }],
  tall: [faded, { minHeight: rem(219) }],
});
/** That of an area without permission: on a phone it is not scrolled past for nothing. */
const low = style({
  // Stronger than the height in a narrow panel, whichever of the two conditions is written first.
  selectors: { "&&": { "@media": { [media.small]: { minHeight: rem(64) } } } },
});
export const lowPlace = styleVariants({ short: [place.short, low], tall: [place.tall, low] });
