import { rem, space } from "@specimen/ui/theme/scale.ts";
import { style } from "@vanilla-extract/css";

export const fatal = style({
  display: "grid",
  gridTemplateColumns: `minmax(0, ${rem(640)})`,
  placeContent: "center",
  minHeight: "100vh",
  padding: space[22],
});
