import { media, rem, space } from "@specimen/ui/theme/scale.ts";
import { style } from "@vanilla-extract/css";

export const padded = style({ padding: space[14] });

/** The row of a list of files: name, then size and day. */
export const file = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${space[2]} ${space[14]}`,
  minHeight: rem(36),
});

export const filter = style({
  display: "grid",
  gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
  alignItems: "end",
  gap: `${space[10]} ${space[14]}`,
  "@media": { [media.small]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const whole = style({ gridColumn: "1 / -1" });
