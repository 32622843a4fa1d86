import { colour } from "@specimen/ui/theme/contract.css.ts";
import { font, media, radius, space, target, type } from "@specimen/ui/theme/scale.ts";
import { style } from "@vanilla-extract/css";

export const examples = style({ padding: `${space[10]} ${space[14]} ${space[14]}` });
export const title = style([type.caption, { color: colour.ink3, marginBottom: space[6] }]);
export const example = style({
  display: "grid",
  gridTemplateColumns: "8.5rem minmax(0, 1fr)",
  alignItems: "center",
  columnGap: space[12],
  width: "100%",
  minHeight: target.small,
  padding: `${space[2]} ${space[6]}`,
  margin: `0 calc(-1 * ${space[6]})`,
  border: 0,
  borderRadius: radius.chip,
  background: "none",
  textAlign: "start",
  cursor: "pointer",
  "@media": { [media.small]: { gridTemplateColumns: "5rem minmax(0, 1fr)" } },
  selectors: { "&:hover": { background: colour.accentWeak } },
});
export const typed = style([type.label, { fontFamily: font.mono }]);
export const meaning = style([type.small, { color: colour.ink2 }]);
