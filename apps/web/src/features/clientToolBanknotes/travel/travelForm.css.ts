import { style } from "@vanilla-extract/css";
import { media, rem, space } from "@specimen/ui/theme/scale.ts";

export const limits = style({ display: "grid", gap: space[10] });
export const limit = style({
  display: "grid",
  alignItems: "start",
  gap: space[10],
  gridTemplateColumns: `minmax(0, 1.4fr) ${rem(200)} ${rem(130)} ${rem(92)}`,
  "@media": { [media.cards]: { gridTemplateColumns: "1fr 1fr" } },
});
export const way = style({
  paddingTop: space[8],
  "@media": { [media.cards]: { gridColumn: "1 / -1", paddingTop: 0 } },
});
