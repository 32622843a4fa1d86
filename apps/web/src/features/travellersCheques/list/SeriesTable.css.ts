import { colour } from "@specimen/ui/theme/contract.css.ts";
import { font, tabular, type } from "@specimen/ui/theme/scale.ts";
import { style } from "@vanilla-extract/css";

export const name = style({ display: "grid", overflowWrap: "anywhere" });
export const issuer = style({ fontWeight: 650 });
export const series = style([type.label, { color: colour.ink3, lineHeight: 1.3 }]);
export const codes = style([type.label, { fontFamily: font.mono }]);
export const period = style([tabular]);
export const answer = style({ display: "grid" });
