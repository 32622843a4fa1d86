import { space } from "@specimen/ui/theme/scale.ts";
import { style } from "@vanilla-extract/css";

/** Between the country's name and its tabs; nothing where there is nothing. */
export const above = style({
  display: "grid",
  gap: space[8],
  marginBlock: space[8],
  selectors: { "&:empty": { display: "none" } },
});
