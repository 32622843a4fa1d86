import { media, rem, space } from "@specimen/ui/theme/scale.ts";
import { globalStyle, style } from "@vanilla-extract/css";

export const quick = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[14],
  "@media": { [media.print]: { display: "none" } },
});
// The picker, and beside it the frequent countries where they stand in one line there.
globalStyle(`${quick} > :first-child`, {
  flex: `1 1 ${rem(260)}`,
  "@media": { [media.wide]: { maxWidth: rem(364) } },
});
globalStyle(`${quick} > :not(:first-child)`, { flex: `1 1 min(100%, ${rem(352)})` });

export const waiting = style({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fill, minmax(${rem(260)}, 1fr))`,
  gap: `${rem(14)} ${space[32]}`,
  "@media": { [media.small]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
