import { colour } from "@specimen/ui/theme/contract.css.ts";
import { font, rem, space, type } from "@specimen/ui/theme/scale.ts";
import { style } from "@vanilla-extract/css";

/** A measure that reads well. */
export const text = style({ maxWidth: rem(900) });
export const name = style({ display: "grid", fontWeight: 650, overflowWrap: "anywhere" });
export const note = style([type.label, { color: colour.ink3, fontWeight: 400 }]);
export const code = style({ fontFamily: font.mono });
export const states = style({ display: "flex", flexWrap: "wrap", gap: `0 ${space[10]}` });
export const what = style({ paddingLeft: space[18], listStyle: "disc" });
