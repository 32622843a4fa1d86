import { keyframes, style } from "@vanilla-extract/css";
import { media, motion } from "../theme/scale.ts";

export const ornament = style({
  maxWidth: "100%",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 0.8,
});
export const line = style({ vectorEffect: "non-scaling-stroke" });

const turn = keyframes({ to: { transform: "rotate(360deg)" } });

export const turning = style({
  animation: `${turn} ${motion.rosette} infinite`,
  "@media": { [media.calm]: { animation: "none" } },
});
