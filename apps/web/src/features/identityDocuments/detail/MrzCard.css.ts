import { colour } from "@specimen/ui/theme/contract.css.ts";
import { font, forcedChoice, media, rem, space, tabular, type } from "@specimen/ui/theme/scale.ts";
import { style } from "@vanilla-extract/css";

export const body = style({ display: "grid", gap: space[14], containerType: "inline-size" });

/** A line of the zone, part by part; it wraps where it has no space. */
export const line = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space[6]} 0`,
  "@media": { [media.small]: { display: "none" } },
});
export const part = style({
  display: "grid",
  alignContent: "start",
  padding: 0,
  border: 0,
  background: "none",
  color: colour.ink,
  font: "inherit",
  textAlign: "left",
  cursor: "pointer",
});
export const cells = style({ display: "flex", flexWrap: "wrap" });
export const cell = style({
  display: "grid",
  placeItems: "center",
  width: rem(20),
  height: rem(30),
  borderBlock: `1px solid ${colour.line}`,
  background: colour.raised,
  fontFamily: font.mono,
  fontSize: rem(16),
  selectors: {
    "&:first-child": { borderLeft: `1px solid ${colour.edge}` },
    '[data-check="true"] > * > &': { background: colour.ink, color: colour.sheet, fontWeight: 700 },
    '[aria-pressed="true"]:not([data-check="true"]) > * > &': { background: colour.accentWeak },
    '[data-check="true"][aria-pressed="true"] > * > &': {
      background: colour.accent,
      color: colour.onAccent,
    },
  },
});
export const filler = style({ color: colour.ink3 });

export const parts = style([
  type.small,
  { columnGap: space[32], "@media": { [media.rows]: { columns: 2 } } },
]);
export const row = style({
  display: "grid",
  gridTemplateColumns: `${rem(112)} minmax(0, 1fr) minmax(0, 1.4fr)`,
  breakInside: "avoid",
  gap: space[12],
  padding: `${space[6]} ${space[8]}`,
  borderTop: `1px solid ${colour.line}`,
  selectors: { '&[data-current="true"]': { background: colour.accentWeak } },
  "@media": {
    [media.forced]: { selectors: { '&[data-current="true"]': forcedChoice.line } },
    [media.small]: { gridTemplateColumns: "minmax(0, 1fr)", gap: space[2] },
  },
});
export const place = style([tabular, { color: colour.ink3 }]);
export const value = style({
  fontFamily: font.mono,
  fontSize: rem(14),
  overflowWrap: "anywhere",
});
