import { colour } from "@specimen/ui/theme/contract.css.ts";
import { hyphenated, font, media, rem, space, tabular, type } from "@specimen/ui/theme/scale.ts";
import { style } from "@vanilla-extract/css";

export const document = style({
  display: "grid",
  gap: space[2],
  lineHeight: 1.25,
  // On a card the button of the comparison stands in the corner.
  "@media": { [media.cards]: { paddingRight: rem(34) } },
});
export const name = style([hyphenated, { fontWeight: 650, overflowWrap: "anywhere" }]);
export const series = style([
  type.label,
  { color: colour.ink3, lineHeight: 1.3, overflowWrap: "anywhere" },
]);
export const chip = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space[4],
  color: colour.ink2,
});
export const size = style([tabular, { display: "grid", whiteSpace: "nowrap", lineHeight: 1.25 }]);
export const small = style([type.label, { color: colour.ink3, whiteSpace: "nowrap" }]);
/** As narrow as its column, so that the name of the document keeps its space. */
export const missing = style([small, { whiteSpace: "normal" }]);
export const code = style({ fontFamily: font.mono, fontSize: rem(14), whiteSpace: "nowrap" });
export const lines = style([
  tabular,
  {
    display: "grid",
    lineHeight: 1.3,
    "@media": { [media.cards]: { display: "block", overflowWrap: "anywhere" } },
  },
]);

/** Above the link that covers the row; on a card in its upper corner. */
export const compare = style({
  position: "relative",
  zIndex: 1,
  "@media": { [media.cards]: { position: "absolute", top: rem(4), right: rem(4) } },
});
