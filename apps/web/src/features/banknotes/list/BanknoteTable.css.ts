import { colour } from "@specimen/ui/theme/contract.css.ts";
import { font, media, rem, type } from "@specimen/ui/theme/scale.ts";
import { style } from "@vanilla-extract/css";

export const value = style({
  lineHeight: 1.2,
  // On a card the button of the comparison stands in the corner.
  "@media": { [media.cards]: { display: "block", paddingRight: rem(34) } },
});
export const figure = style([type.value]);
export const unit = style([type.small, { display: "inline-block", color: colour.ink3 }]);
export const motif = style({ display: "grid", overflowWrap: "anywhere" });
export const series = style([type.label, { color: colour.ink3, lineHeight: 1.3 }]);
export const code = style([type.label, { color: colour.ink3, fontFamily: font.mono }]);

export const size = style({
  whiteSpace: "nowrap",
  // In a card no heading says what the figures are.
  "@media": { [media.cards]: { selectors: { "&::after": { content: "' mm'" } } } },
});

/** Above the link that covers the row; on a card in its upper corner. */
export const compare = style({
  position: "relative",
  zIndex: 1,
  "@media": { [media.cards]: { position: "absolute", top: rem(4), right: rem(4) } },
});
