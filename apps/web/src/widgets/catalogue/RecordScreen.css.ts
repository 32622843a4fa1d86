import { layout, media, space } from "@specimen/ui/theme/scale.ts";
import { narrowerThan } from "@specimen/ui/theme/windows.ts";
import { style } from "@vanilla-extract/css";

/** The specimen beside its facts. */
export const columns = style({
  display: "grid",
  gridTemplateColumns: `minmax(0, 1fr) ${layout.aside}`,
  alignItems: "start",
  gap: space[22],
  "@media": {
    [`screen and ${narrowerThan(1101)}`]: { gridTemplateColumns: `minmax(0, 1fr) 18rem` },
    [`screen and ${narrowerThan(1051)}`]: { gridTemplateColumns: "minmax(0, 1fr)" },
    [media.small]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});

export const column = style({ display: "grid", gap: space[18], minWidth: 0 });

export const waiting = style({ display: "grid", gap: space[14] });
