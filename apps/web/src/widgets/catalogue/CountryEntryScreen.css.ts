import { media, rem, space } from "@specimen/ui/theme/scale.ts";
import { style } from "@vanilla-extract/css";

export const quick = style({
  display: "grid",
  gridTemplateColumns: `minmax(0, ${rem(364)}) minmax(0, 1fr)`,
  alignItems: "center",
  gap: space[14],
  "@media": {
    [media.small]: { gridTemplateColumns: "minmax(0, 1fr)" },
    [media.print]: { display: "none" },
  },
});

export const waiting = style({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fill, minmax(${rem(260)}, 1fr))`,
  gap: `${rem(14)} ${space[32]}`,
  "@media": { [media.small]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
