import { style, styleVariants } from "@vanilla-extract/css";
import { colour } from "../theme/contract.css.ts";
import { radius, rem } from "../theme/scale.ts";

const flag = style({
  position: "relative",
  flex: "none",
  display: "inline-block",
  overflow: "hidden",
  borderRadius: radius.mark,
  background: colour.sunk,
  selectors: {
    "&::after": {
      content: "",
      position: "absolute",
      inset: 0,
      borderRadius: "inherit",
      border: `1px solid color-mix(in srgb, ${colour.ink} 22%, transparent)`,
    },
  },
});

const size = (width: number, height: number) => ({ width: rem(width), height: rem(height) });

export const frame = styleVariants({
  chip: [flag, size(20, 15)],
  option: [flag, size(24, 18)],
  title: [flag, size(36, 27), { borderRadius: "3px" }],
});

export const picture = style({ width: "100%", height: "100%", objectFit: "cover" });
export const cutout = style({ width: "100%", height: "100%" });
