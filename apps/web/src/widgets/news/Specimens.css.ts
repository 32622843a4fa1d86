import { colour } from "@specimen/ui/theme/contract.css.ts";
import { elevation, rem, space } from "@specimen/ui/theme/scale.ts";
import { style } from "@vanilla-extract/css";

export const row = style({ display: "flex", flexWrap: "wrap", gap: space[8] });
/** Paper on the sheet, of one height so that nothing moves when it comes. */
export const paper = style({
  height: rem(60),
  minWidth: rem(40),
  maxWidth: "100%",
  objectFit: "contain",
  background: colour.sunk,
  borderRadius: "1px",
  boxShadow: elevation.paper,
});
export const link = style({ display: "block" });

/** A picture of the customer's own, as wide as the text. */
export const picture = style({ maxWidth: "100%", height: "auto" });
