import { colour } from "@specimen/ui/theme/contract.css.ts";
import { font, radius, rem, space, tabular, type } from "@specimen/ui/theme/scale.ts";
import { style } from "@vanilla-extract/css";

export const currencies = style({ display: "grid", gap: space[14] });
export const currency = style({
  display: "grid",
  gridTemplateColumns: `${rem(48)} minmax(0, 1fr)`,
  gap: space[10],
});
export const code = style([
  type.label,
  { paddingTop: space[6], color: colour.ink2, fontFamily: font.mono },
]);
export const values = style({ display: "flex", flexWrap: "wrap", gap: space[8] });
export const value = style({
  display: "grid",
  justifyItems: "center",
  gap: space[4],
  width: rem(122),
  padding: space[8],
  border: `1px solid ${colour.line}`,
  borderRadius: radius.control,
  color: colour.ink,
  textDecoration: "none",
  selectors: { "&:hover": { borderColor: colour.edge } },
});
export const figure = style([tabular, { fontWeight: 650 }]);
export const unknown = style([type.caption, { color: colour.ink3, textAlign: "center" }]);
