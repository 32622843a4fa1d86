import { colour } from "@specimen/ui/theme/contract.css.ts";
import { forcedChoice, media, rem, space, target, type } from "@specimen/ui/theme/scale.ts";
import { style } from "@vanilla-extract/css";

const line = `1px solid ${colour.line}`;

/** Rows with a hairline between them. */
export const rows = style({ display: "grid" });
export const row = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1.25fr) minmax(0, 1fr)",
  alignItems: "center",
  gap: space[10],
  padding: `${space[8]} ${space[14]}`,
  selectors: { "& + &": { borderTop: line } },
});
export const name = style({ display: "block", fontWeight: 600, overflowWrap: "anywhere" });
export const detail = style([type.small, { color: colour.ink2 }]);
export const submission = style([
  type.small,
  {
    margin: 0,
    borderTop: line,
    padding: `${space[8]} ${space[14]}`,
    color: colour.ink2,
  },
]);

/** Steps in the order of the hand. */
export const steps = style({ display: "grid", counterReset: "step" });
export const step = style({
  display: "grid",
  gridTemplateColumns: `${rem(28)} minmax(0, 1fr)`,
  gap: space[10],
  padding: `${space[8]} ${space[14]}`,
  counterIncrement: "step",
  selectors: {
    "& + &": { borderTop: line },
    "&::before": {
      content: "counter(step)",
      display: "grid",
      placeItems: "center",
      width: rem(26),
      height: rem(26),
      border: `2px solid ${colour.ink2}`,
      borderRadius: "50%",
      fontSize: rem(13),
      fontWeight: 700,
      fontVariantNumeric: "tabular-nums",
    },
  },
});

/** What must not be done, each with a cross. */
export const warnings = style({ display: "grid" });
export const warning = style({
  display: "grid",
  gridTemplateColumns: `${rem(20)} minmax(0, 1fr)`,
  gap: space[10],
  padding: `${space[8]} ${space[14]}`,
  selectors: { "& + &": { borderTop: line } },
});
export const cross = style({ color: colour.no, lineHeight: 1, paddingTop: space[2] });

/** What to look at: one row each, the selected one open. */
export const feature = style({
  display: "grid",
  gridTemplateColumns: `${rem(26)} minmax(0, 1fr)`,
  alignItems: "start",
  gap: `${space[2]} ${space[10]}`,
  width: "100%",
  minHeight: target.base,
  padding: `${rem(7)} ${space[14]}`,
  border: 0,
  background: "none",
  color: colour.ink,
  font: "inherit",
  textAlign: "left",
  cursor: "pointer",
  selectors: {
    "&:hover": { background: colour.sunk },
    '&[aria-pressed="true"]': {
      background: colour.accentWeak,
      boxShadow: `inset 3px 0 0 ${colour.accent}`,
    },
  },
  "@media": {
    [media.forced]: {
      selectors: { '&[aria-pressed="true"]:not(:focus-visible)': forcedChoice.line },
    },
  },
});
export const featureName = style({ alignSelf: "center", fontWeight: 600 });
export const howTo = style([type.small, { gridColumn: 2, color: colour.ink2 }]);
