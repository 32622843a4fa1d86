import { keyframes, style } from "@vanilla-extract/css";
import { colour } from "../theme/contract.css.ts";
import { space } from "../theme/scale.ts";

const appear = keyframes({ from: { visibility: "hidden" }, to: { visibility: "visible" } });

// What is there within 300 ms needs no word of waiting. The delay is no motion, so it stays
// when motion is reduced: `visibility` steps over without one.
export const loader = style({
  display: "grid",
  justifyItems: "center",
  alignContent: "center",
  gap: space[14],
  padding: space[32],
  minHeight: "14rem",
  color: colour.ink2,
});

export const late = style({
  display: "grid",
  justifyItems: "center",
  gap: space[14],
  animation: `${appear} 1ms linear 300ms backwards`,
});
