import { style, styleVariants } from "@vanilla-extract/css";
import { colour } from "../theme/contract.css.ts";
import { rem, space, tabular } from "../theme/scale.ts";

const status = style([
  tabular,
  {
    display: "inline-flex",
    alignItems: "center",
    gap: space[6],
    fontSize: rem(13.5),
    fontWeight: 600,
    lineHeight: 1.15,
    verticalAlign: "middle",
  },
]);

export const tone = styleVariants({
  ok: [status, { color: colour.ok }],
  warn: [status, { color: colour.warn }],
  no: [status, { color: colour.no }],
  cross: [status, { color: colour.no }],
});
