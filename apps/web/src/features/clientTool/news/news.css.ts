import { style } from "@vanilla-extract/css";
import { colour } from "@specimen/ui/theme/contract.css.ts";
import { media, radius, rem, space } from "@specimen/ui/theme/scale.ts";

export const picture = style({
  display: "grid",
  alignItems: "start",
  gap: space[14],
  gridTemplateColumns: `${rem(160)} minmax(0, 1fr)`,
  "@media": { [media.small]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const image = style({
  width: "100%",
  maxWidth: rem(240),
  border: `1px solid ${colour.line}`,
  borderRadius: radius.chip,
});
