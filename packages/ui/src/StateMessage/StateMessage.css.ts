import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { colour } from "../theme/contract.css.ts";
import { font, media, rem, space, type } from "../theme/scale.ts";

export const state = recipe({
  base: {
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    justifyContent: "center",
    gap: space[8],
    textAlign: "center",
  },
  variants: {
    isCompact: {
      true: { padding: space[14] },
      false: {
        minHeight: rem(286),
        padding: rem(24),
        "@media": { [media.small]: { padding: `${rem(38)} ${space[14]} ${rem(20)}` } },
      },
    },
  },
});
export const ornament = style({ color: colour.accent, marginBottom: space[2] });
export const failed = style({ color: colour.no });
export const title = style([type.value, { textWrap: "balance", overflowWrap: "anywhere" }]);
export const compactTitle = style([
  type.heading,
  { textWrap: "balance", overflowWrap: "anywhere" },
]);
export const text = style({ maxWidth: "46ch", color: colour.ink2, textWrap: "pretty" });
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  alignItems: "center",
  gap: space[8],
  marginTop: space[8],
});
export const code = style([type.label, { fontFamily: font.mono, color: colour.ink2 }]);
