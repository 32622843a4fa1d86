import { style, styleVariants } from "@vanilla-extract/css";
import { colour } from "../theme/contract.css.ts";
import { font, radius, rem, space, tabular, target, type } from "../theme/scale.ts";

export const row = style({ display: "flex", flexWrap: "wrap", gap: rem(5) });

const base = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space[6],
  minHeight: target.small,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.chip,
  background: colour.sheet,
  color: colour.ink,
  textDecoration: "none",
  selectors: { "&:hover": { borderColor: colour.edge, background: colour.accentWeak } },
});

export const chip = styleVariants({
  code: [
    base,
    type.small,
    { padding: `0 ${rem(7)} 0 ${space[6]}`, fontFamily: font.mono, fontWeight: 500 },
  ],
  value: [base, type.value, tabular, { padding: `0 ${space[8]}` }],
});
