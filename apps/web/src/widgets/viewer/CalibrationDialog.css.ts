import { colour } from "@specimen/ui/theme/contract.css.ts";
import { space, type } from "@specimen/ui/theme/scale.ts";
import { style } from "@vanilla-extract/css";

/** A card that is wider than the dialog is seen by scrolling. */
export const scroller = style({ overflowX: "auto", paddingBlock: space[4] });

/** Its outer edge is the card's. */
export const card = style([
  type.caption,
  {
    display: "grid",
    placeItems: "center",
    marginInline: "auto",
    boxSizing: "border-box",
    border: `2px solid ${colour.accent}`,
    background: colour.accentWeak,
    color: colour.ink2,
  },
]);

export const actions = style({ display: "flex", flexWrap: "wrap", gap: space[8] });
