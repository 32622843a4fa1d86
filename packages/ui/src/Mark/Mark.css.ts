import { style } from "@vanilla-extract/css";

export const mark = style({ flex: "none", fill: "none", stroke: "currentColor", strokeWidth: 1.1 });
export const heart = style({ fill: "currentColor", stroke: "none" });
