import { layout, media, space } from "@specimen/ui/theme/scale.ts";
import { narrowerThan } from "@specimen/ui/theme/windows.ts";
import { style } from "@vanilla-extract/css";

/** At least as wide, the page shows two columns. */
const oneColumn = narrowerThan(1051);

/** The specimen beside its facts. */
export const columns = style({
  display: "grid",
  gridTemplateColumns: `minmax(0, 1fr) ${layout.aside}`,
  alignItems: "start",
  gap: space[22],
  "@media": {
    [`screen and ${narrowerThan(1101)}`]: { gridTemplateColumns: `minmax(0, 1fr) 18rem` },
    [`screen and ${oneColumn}`]: { gridTemplateColumns: "minmax(0, 1fr)" },
    [media.small]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});

export const column = style({ display: "grid", gap: space[18], minWidth: 0 });

/** What stands under the specimen begins where that ends, however tall the column beside both is. */
export const twoRows = style([
  columns,
  {
    gridTemplateRows: "auto 1fr",
    "@media": {
      [`screen and ${oneColumn}`]: { gridTemplateRows: "none" },
      [media.small]: { gridTemplateRows: "none" },
    },
  },
]);
export const besideBoth = style([
  column,
  {
    gridRow: "1 / span 2",
    gridColumn: 2,
    "@media": {
      [`screen and ${oneColumn}`]: { gridRow: "auto", gridColumn: "auto" },
      [media.small]: { gridRow: "auto", gridColumn: "auto" },
    },
  },
]);

export const waiting = style({ display: "grid", gap: space[14] });
