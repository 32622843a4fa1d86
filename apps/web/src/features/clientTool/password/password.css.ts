import { style, styleVariants } from "@vanilla-extract/css";
import { colour } from "@specimen/ui/theme/contract.css.ts";
import { media, rem, space, type } from "@specimen/ui/theme/scale.ts";

export const rules = style({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: `${space[6]} ${space[14]}`,
  margin: 0,
  padding: 0,
  listStyle: "none",
  "@media": { [media.small]: { gridTemplateColumns: "1fr" } },
});
const ruleBase = style([type.small, { display: "flex", alignItems: "center", gap: space[8] }]);
export const rule = styleVariants({
  met: [ruleBase, { color: colour.ink, fontWeight: 600 }],
  open: [ruleBase, { color: colour.ink2 }],
});
/** Not yet: as large as the hook it becomes. */
export const circle = style({
  flex: "none",
  width: rem(14),
  height: rem(14),
  margin: rem(2),
  border: `1.5px dashed ${colour.edge}`,
  borderRadius: "50%",
});
