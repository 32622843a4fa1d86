import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { colour } from "../theme/contract.css.ts";
import { media, radius, rem, space, tabular, target, type } from "../theme/scale.ts";

const titleWidth = rem(144);

export const scale = style({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
  padding: `${space[6]} ${space[14]} 0 calc(${titleWidth} + ${space[14]} + ${space[10]})`,
  borderBottom: `1px solid ${colour.line}`,
  "@media": { [media.small]: { paddingInline: space[12] } },
});

/** A day of the ruler: its figure over its graduation line. */
export const day = recipe({
  base: [
    type.axis,
    tabular,
    {
      display: "flex",
      justifyContent: "center",
      height: rem(27),
      color: colour.ink2,
      backgroundImage: `linear-gradient(${colour.line}, ${colour.line})`,
      backgroundSize: "1px 6px",
      backgroundPosition: "center bottom",
      backgroundRepeat: "no-repeat",
    },
  ],
  variants: {
    isWeekend: { true: { color: colour.ink3 } },
    isMarked: {
      true: {
        color: colour.ink,
        fontWeight: 700,
        borderBottom: `4px solid ${colour.accent}`,
        backgroundImage: "none",
      },
    },
  },
});

export const figure = recipe({
  base: { alignSelf: "start" },
  variants: {
    isToday: {
      true: {
        minWidth: rem(18),
        borderRadius: radius.chip,
        background: colour.accent,
        color: colour.onAccent,
        fontWeight: 700,
        textAlign: "center",
        "@media": { [media.forced]: { outline: "2px solid Highlight" } },
      },
      false: {},
    },
    isSpared: {
      true: { "@media": { [media.small]: { visibility: "hidden" } } },
      false: {},
    },
  },
});

export const row = style({
  display: "grid",
  gridTemplateColumns: `${titleWidth} minmax(0, 1fr)`,
  alignItems: "center",
  gap: `${space[6]} ${space[10]}`,
  // As tall as a title of two lines needs: the typeface decides whether it has them.
  minHeight: target.row,
  padding: `${space[6]} ${space[14]}`,
  selectors: { "& + &": { borderTop: `1px solid ${colour.line}` } },
  "@media": { [media.small]: { gridTemplateColumns: "minmax(0, 1fr)", minHeight: "auto" } },
});
export const title = style({
  display: "flex",
  alignItems: "center",
  gap: space[8],
  fontWeight: 500,
  lineHeight: 1.25,
  overflowWrap: "anywhere",
});
export const sign = style({ flex: "none", color: colour.ink2 });
export const none = style({ color: colour.ink3 });
export const entries = style({ display: "flex", flexWrap: "wrap", gap: space[6] });

const entryBase = style([
  type.small,
  tabular,
  {
    display: "inline-flex",
    alignItems: "center",
    gap: space[8],
    minHeight: target.small,
    maxWidth: "100%",
    padding: `${space[2]} ${space[8]}`,
    border: `1px solid ${colour.line}`,
    borderRadius: radius.chip,
    background: colour.sheet,
    color: colour.ink,
    textAlign: "left",
    overflowWrap: "anywhere",
  },
]);
export const entry = style([entryBase]);
export const entryButton = style([
  entryBase,
  {
    cursor: "pointer",
    selectors: {
      "&:hover": { borderColor: colour.edge, background: colour.accentWeak },
      '&[aria-expanded="true"]': { borderColor: colour.accent, background: colour.accentWeak },
    },
    "@media": {
      [media.forced]: { selectors: { '&[aria-expanded="true"]': { borderColor: "Highlight" } } },
    },
  },
]);
export const entryDay = style({ minWidth: "2ch", fontWeight: 700, textAlign: "right" });
