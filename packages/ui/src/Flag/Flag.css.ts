import { style, styleVariants } from "@vanilla-extract/css";
import { colour } from "../theme/contract.css.ts";
import { radius } from "../theme/scale.ts";

const flag = style({
  flex: "none",
  display: "inline-block",
  overflow: "hidden",
  borderRadius: radius.mark,
  backgroundColor: colour.sunk,
  backgroundSize: "100% auto",
  // A hairline over the picture, whichever way it is drawn.
  outline: `1px solid color-mix(in srgb, ${colour.ink} 22%, transparent)`,
  outlineOffset: "-1px",
});

/** In rem. */
export const widths = { chip: 20 / 16, option: 24 / 16, title: 36 / 16 };

const size = (width: number) => ({ width: `${width}rem`, height: `${(width * 3) / 4}rem` });

export const frame = styleVariants({
  chip: [flag, size(widths.chip)],
  option: [flag, size(widths.option)],
  title: [flag, size(widths.title), { borderRadius: "3px" }],
});

export const picture = style({ width: "100%", height: "100%", objectFit: "cover" });
