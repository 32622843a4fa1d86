import { layout, media, space } from "@specimen/ui/theme/scale.ts";
import { style } from "@vanilla-extract/css";

/** The specimen beside its facts. */
export const columns = style({
  display: "grid",
  gridTemplateColumns: `minmax(0, 1fr) ${layout.aside}`,
  alignItems: "start",
  gap: space[22],
  "@media": {
    "screen and (max-width: 1100px)": { gridTemplateColumns: `minmax(0, 1fr) 18rem` },
    "screen and (max-width: 980px)": { gridTemplateColumns: "minmax(0, 1fr)" },
    [media.small]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});

export const column = style({ display: "grid", gap: space[18], minWidth: 0 });

export const waiting = style({ display: "grid", gap: space[14] });
