import { style } from "@vanilla-extract/css";
import { colour } from "../theme/contract.css.ts";
import { radius, rem, space, target } from "../theme/scale.ts";

export const box = style({
  width: "100%",
  minWidth: 0,
  minHeight: target.base,
  maxHeight: rem(480),
  padding: `${space[8]} ${space[12]}`,
  border: `1px solid ${colour.edge}`,
  borderRadius: radius.control,
  background: colour.sheet,
  color: colour.ink,
  lineHeight: 1.45,
  resize: "vertical",
  // Grows with what is typed, where the browser can.
  fieldSizing: "content",
  selectors: {
    '&[aria-invalid="true"]': { borderColor: colour.noEdge },
    // What is not written and shows another text.
    "&:placeholder-shown:not(:focus)": { borderStyle: "dashed", background: colour.page },
    "&::placeholder": { color: colour.ink3, opacity: 1 },
  },
});
