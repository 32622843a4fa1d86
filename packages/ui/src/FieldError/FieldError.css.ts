import { style } from "@vanilla-extract/css";
import { colour } from "../theme/contract.css.ts";
import { space, type } from "../theme/scale.ts";

export const fieldError = style([
  type.label,
  { display: "flex", alignItems: "center", gap: space[6], color: colour.no },
]);
