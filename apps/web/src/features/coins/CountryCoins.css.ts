import { space } from "@specimen/ui/theme/scale.ts";
import { style } from "@vanilla-extract/css";

export const coins = style({ display: "grid", gap: space[10], marginTop: space[22] });
export const name = style({ fontWeight: 600 });
