import { style } from "@vanilla-extract/css";
import { colour } from "../theme/contract.css.ts";
import { media, rem, space, target } from "../theme/scale.ts";

export const group = style({
  display: "grid",
  gridTemplateColumns: "repeat(4, 1fr)",
  gap: 1,
  border: `1px solid ${colour.edge}`,
  borderRadius: "7px",
  background: colour.line,
  "@media": { [media.small]: { gridTemplateColumns: "1fr 1fr" } },
});

export const segment = style({
  position: "relative",
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: rem(7),
  minHeight: target.base,
  padding: `${space[2]} ${space[6]}`,
  background: colour.sheet,
  color: colour.ink,
  fontSize: rem(14),
  fontWeight: 500,
  lineHeight: 1.1,
  cursor: "pointer",
  selectors: {
    "&:first-child": { borderRadius: "6px 0 0 6px" },
    "&:last-child": { borderRadius: "0 6px 6px 0" },
    "&:has(:checked)": {
      background: colour.primary,
      color: colour.onPrimary,
      fontWeight: 650,
    },
    "&:has(:focus-visible)": {
      zIndex: 1,
      outline: `3px solid ${colour.focus}`,
      outlineOffset: "2px",
      boxShadow: `0 0 0 2px ${colour.focusGap}`,
    },
  },
  "@media": {
    [media.small]: {
      selectors: {
        "&:first-child": { borderRadius: "6px 0 0 0" },
        "&:nth-child(2)": { borderRadius: "0 6px 0 0" },
        "&:nth-child(3)": { borderRadius: "0 0 0 6px" },
        "&:last-child": { borderRadius: "0 0 6px 0" },
      },
    },
    [media.forced]: {
      // Without this the system lays its own ground under the letters and hides them.
      selectors: {
        "&:has(:checked)": {
          background: "Highlight",
          color: "HighlightText",
          forcedColorAdjust: "none",
        },
      },
    },
  },
});

export const radio = style({ position: "absolute", inset: 0, opacity: 0, cursor: "pointer" });

export const shortcut = style({
  padding: `0 ${space[4]}`,
  border: "1px solid currentColor",
  borderRadius: "4px",
  fontFamily: "inherit",
  fontSize: rem(11),
  fontWeight: 500,
  lineHeight: rem(16),
  "@media": { [media.small]: { display: "none" } },
});
