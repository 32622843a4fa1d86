import { colour } from "@specimen/ui/theme/contract.css.ts";
import { rem, space } from "@specimen/ui/theme/scale.ts";
import { style } from "@vanilla-extract/css";

/** A measure that reads well. */
export const entry = style({ display: "grid", gap: space[14], maxWidth: rem(672) });

export const beside = style({ display: "flex", flexWrap: "wrap", gap: `${space[4]} ${space[22]}` });
export const near = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space[6],
  color: colour.ink3,
});
export const after = style([near, { marginLeft: "auto" }]);
