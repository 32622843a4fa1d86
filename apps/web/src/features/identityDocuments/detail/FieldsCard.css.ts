import { colour } from "@specimen/ui/theme/contract.css.ts";
import { media, space } from "@specimen/ui/theme/scale.ts";
import { style } from "@vanilla-extract/css";

export const row = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1.4fr)",
  gap: space[14],
  padding: `${space[8]} ${space[14]}`,
  borderTop: `1px solid ${colour.line}`,
  selectors: { "&:first-child": { borderTop: 0 } },
  "@media": { [media.small]: { gridTemplateColumns: "minmax(0, 1fr)", gap: space[2] } },
});
export const captions = style({ overflowWrap: "anywhere", color: colour.ink2 });
