import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { colour } from "../theme/contract.css.ts";
import { font, radius, rem, space, target, type } from "../theme/scale.ts";

export const field = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[4],
  minWidth: 0,
});
// While nothing is wrong the region of the error takes no gap: the fields of a row end alike.
globalStyle(`${field} > [role="alert"]:empty`, { position: "absolute" });
export const heading = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "baseline",
  gap: space[8],
});
export const label = style([type.label, { color: colour.ink2 }]);
export const hint = style([type.label, { color: colour.ink3 }]);
export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[8],
});

/** The box of everything one types into or chooses from. */
export const box = recipe({
  base: {
    width: "100%",
    minWidth: 0,
    padding: `0 ${space[12]}`,
    border: `1px solid ${colour.edge}`,
    borderRadius: radius.control,
    background: colour.sheet,
    color: colour.ink,
    selectors: { '&[aria-invalid="true"]': { borderColor: colour.noEdge } },
  },
  variants: {
    size: { base: { height: target.base }, large: { height: rem(44) } },
    kind: {
      text: {},
      code: {
        width: rem(76),
        padding: `0 ${space[10]}`,
        fontFamily: font.mono,
        fontSize: rem(16),
        textTransform: "uppercase",
      },
    },
  },
});
