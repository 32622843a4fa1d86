import { recipe } from "@vanilla-extract/recipes";
import { colour } from "../theme/contract.css.ts";
import { forcedChoice, media, radius, target } from "../theme/scale.ts";

export const iconButton = recipe({
  base: {
    display: "inline-grid",
    placeItems: "center",
    flex: "none",
    padding: 0,
    border: "1px solid transparent",
    borderRadius: radius.control,
    background: "none",
    color: "inherit",
    cursor: "pointer",
    selectors: {
      "&:hover": { background: `color-mix(in srgb, ${colour.ink}, transparent 92%)` },
      '&[aria-pressed="true"]': {
        borderColor: colour.accent,
        background: colour.accentWeak,
        color: colour.accent,
      },
      '&[aria-disabled="true"]': { color: colour.ink3, cursor: "not-allowed" },
    },
    "@media": {
      [media.forced]: { selectors: { '&[aria-pressed="true"]': forcedChoice.ground } },
      [media.print]: { display: "none" },
    },
  },
  variants: {
    size: {
      least: { width: target.least, height: target.least },
      base: { width: target.base, height: target.base },
    },
    isFramed: { true: { borderColor: colour.line } },
  },
});
