import { style } from "@vanilla-extract/css";
import { colour } from "../theme/contract.css.ts";
import { rem, space, type } from "../theme/scale.ts";

/** As large as the picture would be, crossed out by a hairline. */
export const missing = style([
  type.caption,
  {
    display: "grid",
    placeContent: "center",
    padding: `0 ${space[4]}`,
    outline: `1px solid ${colour.line}`,
    outlineOffset: "-1px",
    backgroundColor: colour.sunk,
    color: colour.ink3,
    textAlign: "center",
    selectors: {
      // Where nothing else gives it a size. Words need theirs.
      "&:empty": {
        contain: "size",
        minHeight: 0,
        containIntrinsicSize: `${rem(40)} ${rem(28)}`,
        padding: 0,
        backgroundImage: `linear-gradient(to top right, transparent calc(50% - 1px), ${colour.line} 50%, transparent calc(50% + 1px))`,
      },
    },
  },
]);
