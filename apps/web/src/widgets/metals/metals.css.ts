import { colour } from "@specimen/ui/theme/contract.css.ts";
import {
  forcedChoice,
  media,
  radius,
  rem,
  space,
  tabular,
  type,
} from "@specimen/ui/theme/scale.ts";
import { style } from "@vanilla-extract/css";

/** Fields of measures beside one another. */
export const fields = style({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fit, minmax(${rem(100)}, 1fr))`,
  alignItems: "end",
  gap: space[12],
  // What is wrong below one field leaves the boxes of the others beside its own.
  selectors: { "&:has([aria-invalid])": { alignItems: "start" } },
});

/** Has no label above it: it stands beside the boxes of the fields, also where they stand above. */
export const shape = style({
  selectors: {
    [`${fields}:has([aria-invalid]) > &`]: {
      paddingTop: `calc(${type.label.fontSize} * ${type.label.lineHeight} + ${space[4]})`,
    },
  },
});

/** The density in figures, and the rule beside it, or below where its names would touch. */
export const density = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[18],
});
export const densityWords = style({ flex: `1 1 ${rem(192)}`, minWidth: 0 });
/** What is left beside the words is its own. */
export const densityScale = style({ flex: `99 1 ${rem(266)}`, minWidth: 0 });
export const figure = style([type.answer, tabular]);

/** A remark that is part of the answer. */
export const notice = style({
  padding: `${space[8]} ${space[12]}`,
  border: `1px dashed ${colour.edge}`,
  borderRadius: radius.card,
  backgroundColor: colour.sunk,
});

export const deviations = style({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fit, minmax(${rem(150)}, 1fr))`,
  gap: `${space[8]} ${space[18]}`,
});
export const deviation = style([tabular, { display: "grid", gap: space[2] }]);

/** The edge under the sides of a coin, at their scale. */
export const edge = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[12],
});
export const edgePicture = style({ display: "block", height: "auto", maxWidth: "100%" });

export const list = style({ display: "grid", gap: space[12] });
export const entry = style({ display: "grid", gap: space[2] });

/** Other sizes at one scale. */
export const sizes = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  gap: `${space[12]} ${space[22]}`,
});
export const size = style([
  tabular,
  {
    display: "grid",
    justifyItems: "center",
    gap: space[4],
    padding: space[6],
    borderRadius: radius.card,
    textAlign: "center",
    selectors: {
      "&[aria-current]": {
        backgroundColor: colour.accentWeak,
        boxShadow: `inset 0 -3px ${colour.accent}`,
      },
    },
    "@media": {
      [media.forced]: { selectors: { "&[aria-current]:not(:focus-visible)": forcedChoice.line } },
    },
  },
]);
