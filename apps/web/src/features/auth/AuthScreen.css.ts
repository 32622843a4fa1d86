import { colour } from "@specimen/ui/theme/contract.css.ts";
import { font, media, rem, space, type } from "@specimen/ui/theme/scale.ts";
import { style } from "@vanilla-extract/css";

export const words = style({ display: "grid", gap: space[10], maxWidth: rem(560) });

export const title = style([
  type.title,
  {
    fontSize: rem(28),
    letterSpacing: "-0.02em",
    textWrap: "balance",
    "@media": { [media.small]: { fontSize: rem(24) } },
  },
]);

export const text = style({ color: colour.ink2, textWrap: "pretty" });

export const code = style([type.label, { fontFamily: font.mono, color: colour.ink2 }]);

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  alignItems: "center",
  gap: space[12],
  minHeight: rem(48),
});
