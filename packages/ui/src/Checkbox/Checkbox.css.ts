import { style } from "@vanilla-extract/css";
import { colour } from "../theme/contract.css.ts";
import { media, rem, space, target, type } from "../theme/scale.ts";

export const row = style({
  display: "flex",
  alignItems: "flex-start",
  gap: space[8],
  minHeight: target.least,
});

export const box = style({
  flex: "none",
  display: "grid",
  placeItems: "center",
  width: target.least,
  height: target.least,
  padding: 0,
  border: `1px solid ${colour.edge}`,
  borderRadius: "4px",
  background: colour.sheet,
  color: colour.onAccent,
  cursor: "pointer",
  selectors: {
    '&[data-state="checked"]': { background: colour.accent, borderColor: colour.accent },
    '&[aria-disabled="true"]': {
      background: colour.sunk,
      border: `1px dashed ${colour.edge}`,
      color: colour.ink3,
      cursor: "not-allowed",
    },
    '&[aria-busy="true"]': { borderStyle: "solid", cursor: "progress" },
  },
  "@media": {
    [media.forced]: { selectors: { '&[data-state="checked"]': { background: "Highlight" } } },
  },
});

export const words = style({ display: "grid", paddingTop: rem(1) });
export const hint = style([type.label, { color: colour.ink3 }]);
