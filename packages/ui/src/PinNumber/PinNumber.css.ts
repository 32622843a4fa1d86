import { recipe } from "@vanilla-extract/recipes";
import { colour } from "../theme/contract.css.ts";
import { rem, tabular } from "../theme/scale.ts";

export const pinNumber = recipe({
  base: [
    tabular,
    {
      display: "grid",
      placeItems: "center",
      borderRadius: "50%",
      background: colour.ink,
      color: colour.sheet,
      fontWeight: 700,
    },
  ],
  variants: {
    size: {
      small: { width: rem(22), height: rem(22), fontSize: rem(12) },
      base: { width: rem(26), height: rem(26), fontSize: rem(13) },
    },
    isChosen: { true: { background: colour.accent, color: colour.onAccent } },
  },
});
