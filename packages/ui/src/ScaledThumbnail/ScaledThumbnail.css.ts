import { recipe } from "@vanilla-extract/recipes";
import { style } from "@vanilla-extract/css";
import { colour } from "../theme/contract.css.ts";
import { rem } from "../theme/scale.ts";

/** Its size comes from the scale of the list. */
export const thumbnail = recipe({
  base: { display: "block", maxWidth: "100%", objectFit: "contain" },
  variants: {
    shape: {
      sheet: {
        borderRadius: "1px",
        background: colour.sunk,
        boxShadow: "0 1px 2px rgb(8 16 36 / 0.25)",
      },
      round: { borderRadius: "50%" },
    },
  },
});

/** In a narrow column the scale stands below the words. */
export const heading = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  columnGap: rem(6),
});
export const scaleLine = style({ display: "flex", alignItems: "end", gap: rem(6) });
export const bar = style({
  flex: "none",
  height: rem(6),
  marginBottom: rem(4),
  border: `1px solid ${colour.ink3}`,
  borderTop: 0,
});
export const length = style({ whiteSpace: "nowrap" });
