import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { colour } from "../theme/contract.css.ts";
import { media, radius, rem, space, type } from "../theme/scale.ts";

export const card = style({
  position: "relative",
  minWidth: 0,
  background: colour.sheet,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.card,
  // On paper a box that goes over two pages would be open.
  "@media": { [media.print]: { border: 0, background: "none" } },
});

/**
 * On paper a header stays on the page of what it heads. Firefox has no `break-after: avoid`; there it
 * is as high as a few rows, which lie over its empty part.
 */
const keptWithNext = {
  breakInside: "avoid",
  paddingBottom: "20mm",
  marginBottom: "-20mm",
} as const;

export const header = recipe({
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: `${space[4]} ${rem(9)}`,
    minHeight: rem(42),
    padding: `${space[10]} ${space[14]} 0`,
    "@media": { [media.print]: { paddingInline: 0, ...keptWithNext } },
  },
  variants: {
    isDivided: {
      true: {
        paddingBlock: space[8],
        borderBottom: `1px solid ${colour.line}`,
        // The line stays at the words.
        "@media": { [media.print]: { paddingBottom: space[8], marginBottom: 0 } },
      },
    },
  },
});

export const title = style([type.heading, { flex: 1, minWidth: "min-content" }]);
export const sign = style({ color: colour.accent });

export const body = recipe({
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space[10],
    // Firefox takes a row of a grid to the next page as a whole.
    "@media": { [media.print]: { display: "block" } },
  },
  variants: {
    padding: {
      normal: {
        padding: `${space[8]} ${space[14]} ${space[14]}`,
        "@media": { [media.print]: { paddingInline: 0, paddingBottom: 0 } },
      },
      none: {},
    },
    hasHeader: { true: {}, false: {} },
  },
  compoundVariants: [
    { variants: { padding: "normal", hasHeader: false }, style: { paddingTop: space[14] } },
  ],
});

globalStyle(`${body.classNames.base} > * + *`, {
  "@media": { [media.print]: { marginTop: space[10] } },
});

export const footer = style([
  type.caption,
  {
    padding: `${rem(9)} ${space[14]}`,
    borderTop: `1px solid ${colour.line}`,
    color: colour.ink3,
  },
]);
