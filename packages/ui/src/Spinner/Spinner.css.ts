import { keyframes, style } from "@vanilla-extract/css";
import { media, motion } from "../theme/scale.ts";

const turn = keyframes({ to: { transform: "rotate(360deg)" } });

export const spinner = style({
  flex: "none",
  fill: "none",
  stroke: "currentColor",
  strokeLinecap: "round",
  animation: `${turn} ${motion.spinner} infinite`,
  "@media": { [media.calm]: { animation: "none" } },
});

export const track = style({ opacity: 0.25 });
