import { colour } from "@specimen/ui/theme/contract.css.ts";
import { radius, rem, target } from "@specimen/ui/theme/scale.ts";
import { style } from "@vanilla-extract/css";

export const entry = style({ position: "relative", display: "grid", height: "100%" });

export const glossary = style({
  position: "absolute",
  top: rem(6),
  right: rem(6),
  display: "grid",
  placeItems: "center",
  width: target.least,
  height: target.least,
  borderRadius: radius.chip,
  color: colour.ink3,
  selectors: { "&:hover": { color: colour.accent, background: colour.accentWeak } },
});
