import { style, styleVariants } from "@vanilla-extract/css";
import { colour } from "../theme/contract.css.ts";
import { media, rem, space, target } from "../theme/scale.ts";

export const row = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `0 ${space[2]}`,
  padding: `0 ${space[8]}`,
  borderBottom: `1px solid ${colour.line}`,
});

export const tab = style({
  display: "inline-flex",
  alignItems: "center",
  gap: rem(7),
  minHeight: target.base,
  padding: `0 ${space[10]}`,
  border: 0,
  borderBottom: "2px solid transparent",
  background: "none",
  color: colour.ink2,
  font: "inherit",
  fontWeight: 500,
  cursor: "pointer",
  selectors: {
    "&:hover": { color: colour.ink },
    '&[aria-selected="true"]': {
      borderBottomColor: colour.accent,
      color: colour.ink,
      fontWeight: 650,
    },
  },
  "@media": {
    [media.forced]: {
      borderBottomColor: "Canvas",
      selectors: { '&[aria-selected="true"]': { borderBottomColor: "Highlight" } },
    },
  },
});

const mark = style({
  flex: "none",
  width: rem(11),
  height: rem(11),
  border: `1px solid ${colour.ink2}`,
  borderRadius: "2px",
  forcedColorAdjust: "none",
});
export const marks = styleVariants({
  written: [mark, { background: colour.ink2 }],
  changed: [mark, { borderColor: colour.accent, background: colour.accent }],
  missing: [mark, { borderStyle: "dashed" }],
});

export const panel = style({ padding: space[14] });
