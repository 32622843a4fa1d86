import { colour } from "@specimen/ui/theme/contract.css.ts";
import { media, rem, space } from "@specimen/ui/theme/scale.ts";
import { style } from "@vanilla-extract/css";

export const frame = style({
  display: "grid",
  gridTemplateRows: "auto 1fr",
  minHeight: "100vh",
  background: colour.page,
});

export const brand = style({
  display: "flex",
  alignItems: "center",
  gap: space[10],
  padding: `${space[32]} ${rem(40)} 0`,
  fontSize: rem(18),
  fontWeight: 650,
  letterSpacing: "-0.01em",
  "@media": { [media.small]: { padding: `${space[18]} ${space[18]} 0` } },
});

export const mark = style({ color: colour.accent });

export const state = style({
  display: "grid",
  justifyItems: "center",
  alignContent: "center",
  gap: space[32],
  padding: `${space[22]} ${space[18]} ${rem(64)}`,
  textAlign: "center",
});
