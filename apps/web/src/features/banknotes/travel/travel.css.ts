import { colour } from "@specimen/ui/theme/contract.css.ts";
import { media, rem, space, type } from "@specimen/ui/theme/scale.ts";
import { style } from "@vanilla-extract/css";

export const parts = style({ display: "grid", gap: space[14] });
export const way = style({ display: "grid", paddingBlock: space[4] });

/** On a card no heading stands over a limit, so each brings its own. */
export const limit = style({
  "@media": {
    [media.cards]: { display: "grid", gap: space[2], paddingBlock: space[4] },
  },
});
export const label = style([
  type.label,
  { display: "none", color: colour.ink3, "@media": { [media.cards]: { display: "block" } } },
]);

/** A name and what it is called elsewhere, in a column. */
export const name = style({ display: "grid" });

export const otherSide = style({
  display: "block",
  padding: `${rem(9)} ${space[10]} 0`,
});

export const source = style([
  type.caption,
  { padding: `${rem(9)} ${space[10]} 0`, color: colour.ink3 },
]);
