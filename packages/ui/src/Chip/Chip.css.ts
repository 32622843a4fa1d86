import { style } from "@vanilla-extract/css";
import { colour } from "../theme/contract.css.ts";
import { font, radius, rem, space, target, type } from "../theme/scale.ts";

export const row = style({ display: "flex", flexWrap: "wrap", gap: rem(5) });

export const chip = style([
  type.small,
  {
    display: "inline-flex",
    alignItems: "center",
    gap: space[6],
    minHeight: target.small,
    padding: `0 ${rem(7)} 0 ${space[6]}`,
    border: `1px solid ${colour.line}`,
    borderRadius: radius.chip,
    background: colour.sheet,
    color: colour.ink,
    fontFamily: font.mono,
    fontWeight: 500,
    textDecoration: "none",
    selectors: { "&:hover": { borderColor: colour.edge, background: colour.accentWeak } },
  },
]);
