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

export const facts = style({ display: "grid", gap: space[18], minWidth: 0 });

export const waiting = style({ display: "grid", gap: space[14] });

/** A headed part of the page. */
export const section = style({ display: "grid", gap: space[10], marginTop: space[8] });

/** Links after one another, each high enough to be hit. */
export const links = style({ display: "flex", flexWrap: "wrap", gap: `${space[4]} ${space[14]}` });
