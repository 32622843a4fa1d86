import { colour } from "@specimen/ui/theme/contract.css.ts";
import { font, radius, rem, space, type } from "@specimen/ui/theme/scale.ts";
import { style } from "@vanilla-extract/css";

export const formats = style({ display: "grid", gap: space[14] });
export const cells = style({ display: "flex", flexWrap: "wrap", rowGap: space[4] });
export const cell = style({
  display: "grid",
  placeItems: "center",
  minWidth: rem(24),
  height: rem(32),
  padding: `0 ${space[2]}`,
  border: `1px solid ${colour.line}`,
  borderLeftWidth: 0,
  background: colour.raised,
  fontFamily: font.mono,
  fontSize: rem(16),
  selectors: {
    "&:first-child": { borderLeftWidth: 1, borderRadius: `${radius.mark} 0 0 ${radius.mark}` },
    '&[data-optional="true"]': { borderStyle: "dashed", color: colour.ink3 },
    '&[data-begins="true"]': { borderLeft: `1px solid ${colour.edge}` },
  },
});
export const runs = style([
  type.small,
  {
    display: "grid",
    gridTemplateColumns: `max-content minmax(0, 1fr)`,
    gap: `${space[2]} ${space[12]}`,
    marginTop: space[8],
  },
]);
export const positions = style({ color: colour.ink3 });
export const allowed = style({ overflowWrap: "anywhere" });
export const body = style({ display: "grid", gap: space[14] });
