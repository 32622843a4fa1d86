import { colour } from "@specimen/ui/theme/contract.css.ts";
import { media, rem, space, tabular, type } from "@specimen/ui/theme/scale.ts";
import { style } from "@vanilla-extract/css";

export const keys = style([
  type.caption,
  {
    display: "flex",
    alignItems: "center",
    gap: space[4],
    color: colour.ink3,
    "@media": { [media.small]: { display: "none" } },
  },
]);

export const step = style({ borderTop: `1px solid ${colour.line}` });
export const stepHead = style([
  type.caption,
  tabular,
  {
    display: "flex",
    alignItems: "center",
    gap: space[6],
    padding: `${space[6]} ${space[14]} ${space[2]}`,
    color: colour.ink2,
    fontWeight: 600,
  },
]);
export const seconds = style({ marginLeft: "auto", color: colour.ink3, fontWeight: 400 });

export const row = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: `minmax(0, 1fr) ${rem(40)}`,
  alignItems: "start",
  selectors: {
    '&[data-current="true"]': {
      background: colour.accentWeak,
      boxShadow: `inset 3px 0 0 ${colour.accent}`,
    },
  },
  "@media": {
    [media.forced]: {
      selectors: { '&[data-current="true"]': { outline: "2px solid Highlight" } },
    },
  },
});

export const feature = style({
  display: "grid",
  gridTemplateColumns: `${rem(24)} minmax(0, 1fr)`,
  alignItems: "start",
  gap: space[10],
  width: "100%",
  minHeight: rem(32),
  padding: `${space[4]} 0 ${space[4]} ${space[14]}`,
  border: 0,
  background: "none",
  color: colour.ink,
  font: "inherit",
  textAlign: "left",
  cursor: "pointer",
});
export const name = style({
  lineHeight: 1.3,
  overflowWrap: "anywhere",
  selectors: { '[data-current="true"] &': { fontWeight: 650 } },
});
export const text = style([
  type.small,
  {
    gridColumn: "1 / -1",
    display: "grid",
    gap: space[2],
    padding: `0 ${space[14]} ${space[8]} ${rem(48)}`,
    color: colour.ink2,
  },
]);
export const tick = style({ display: "grid", placeItems: "center", minHeight: rem(32) });
export const result = style({
  display: "grid",
  gap: space[6],
  padding: `${space[10]} ${space[14]}`,
  borderTop: `1px solid ${colour.line}`,
});
export const actions = style({ display: "flex", flexWrap: "wrap", gap: space[8] });
