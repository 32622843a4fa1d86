import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { colour } from "../theme/contract.css.ts";
import { radius, rem, space, target } from "../theme/scale.ts";

export const frame = style({ position: "relative", display: "block" });

export const select = recipe({
  base: {
    appearance: "none",
    width: "100%",
    padding: `0 ${rem(30)} 0 ${space[12]}`,
    border: `1px solid ${colour.edge}`,
    borderRadius: radius.control,
    background: colour.sheet,
    color: colour.ink,
    cursor: "pointer",
    selectors: { '&[aria-invalid="true"]': { borderColor: colour.noEdge } },
  },
  variants: {
    size: {
      base: { height: target.base },
      page: { height: target.page, paddingInline: `${space[10]} ${rem(26)}` },
    },
  },
});

export const arrow = style({
  position: "absolute",
  right: rem(8),
  top: 0,
  bottom: 0,
  display: "grid",
  placeItems: "center",
  color: colour.ink3,
  pointerEvents: "none",
});
