import { media, space } from "@specimen/ui/theme/scale.ts";
import { style } from "@vanilla-extract/css";

/** Two columns of cards; one on small screens. */
export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
  alignItems: "start",
  gap: space[14],
  "@media": { [media.cards]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const column = style({ display: "grid", gap: space[14], minWidth: 0 });
