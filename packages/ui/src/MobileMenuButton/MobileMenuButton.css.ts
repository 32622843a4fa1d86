import { style } from "@vanilla-extract/css";
import { media } from "../theme/scale.ts";

export const narrow = style({
  "@media": { [media.wide]: { display: "none" } },
});
