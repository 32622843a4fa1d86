import { media, rem, space } from "@specimen/ui/theme/scale.ts";
import { narrowerThan } from "@specimen/ui/theme/windows.ts";
import { style } from "@vanilla-extract/css";

/** Where a panel of the dashboard is too narrow for the words of two fields, in every language. */
export const narrowPanels = `screen and ${narrowerThan(1091)}`;

/** Two fields beside one another; by the window and not by their words, which the typeface widens. */
export const pair = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: space[8],
  "@media": { [narrowPanels]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

/** The code box, and what else one may do, at the end of its row. */
export const codes = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "start",
  justifyContent: "space-between",
  gap: space[8],
});
/** In line with the box, which stands under its label. */
export const beside = style({
  paddingTop: rem(22),
  "@media": {
    [media.small]: { display: "grid", flex: "1 0 100%", paddingTop: 0 },
  },
});
