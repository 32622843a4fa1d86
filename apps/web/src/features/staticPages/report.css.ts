import { colour } from "@specimen/ui/theme/contract.css.ts";
import { radius, rem, space } from "@specimen/ui/theme/scale.ts";
import { style } from "@vanilla-extract/css";

/** The text that leaves the product, line by line. */
export const text = style({
  margin: 0,
  padding: `${rem(8)} ${space[10]}`,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.control,
  background: colour.page,
  fontFamily: "inherit",
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
});
