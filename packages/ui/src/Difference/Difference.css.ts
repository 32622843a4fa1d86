import { style, styleVariants } from "@vanilla-extract/css";

const marked = style({ background: "none", color: "inherit", fontWeight: 650 });

/** Bold with a line, so that a print and an eye that sees no colours keep it. */
export const mark = styleVariants({
  del: [marked, { textDecoration: "line-through", textDecorationThickness: 2 }],
  ins: [
    marked,
    { textDecoration: "underline", textUnderlineOffset: 3, textDecorationThickness: 2 },
  ],
  mark: [
    marked,
    { textDecoration: "underline", textUnderlineOffset: 3, textDecorationThickness: 2 },
  ],
});
