import { media, rem, space } from "@specimen/ui/theme/scale.ts";
import { style } from "@vanilla-extract/css";

export const row = style({
  display: "grid",
  gridTemplateColumns: `${rem(190)} minmax(0, 1fr)`,
  gap: `${space[2]} ${space[14]}`,
  paddingBlock: space[6],
  "@media": { [media.small]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const sign = style({
  display: "flex",
  alignItems: "center",
  gap: space[8],
  fontWeight: 500,
});
