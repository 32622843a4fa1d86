import { recipe } from "@vanilla-extract/recipes";
import { colour } from "../theme/contract.css.ts";
import { space, target, type } from "../theme/scale.ts";

export const link = recipe({
  base: {
    textDecorationLine: "underline",
    textDecorationThickness: "1px",
    textUnderlineOffset: "3px",
    selectors: { "&:hover": { textDecorationThickness: "2px" } },
  },
  variants: {
    tone: { accent: { color: colour.accent }, quiet: { color: "inherit" } },
    size: {
      inline: {},
      small: [
        type.label,
        { display: "inline-flex", alignItems: "center", gap: space[4], minHeight: target.least },
      ],
      base: [
        type.body,
        { display: "inline-flex", alignItems: "center", gap: space[4], minHeight: target.least },
      ],
    },
  },
});
