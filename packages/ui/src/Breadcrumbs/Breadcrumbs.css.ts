import { style } from "@vanilla-extract/css";
import { colour } from "../theme/contract.css.ts";
import { font, media, space, target, type } from "../theme/scale.ts";

export const list = style([
  type.label,
  {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: `0 ${space[6]}`,
    marginBottom: space[4],
    color: colour.ink3,
    "@media": { [media.print]: { display: "none" } },
  },
]);
export const item = style({
  display: "flex",
  alignItems: "center",
  gap: space[6],
  minHeight: target.least,
});
export const code = style({ fontFamily: font.mono });
