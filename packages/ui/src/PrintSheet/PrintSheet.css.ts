import { style } from "@vanilla-extract/css";
import { media } from "../theme/scale.ts";

export const sheet = style({
  display: "none",
  "@media": { [media.print]: { display: "grid", gap: "4mm", fontSize: "9pt", lineHeight: 1.35 } },
});

export const onScreen = style({
  "@media": { [media.print]: { display: "none" } },
});
