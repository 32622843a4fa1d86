import { colour } from "@specimen/ui/theme/contract.css.ts";
import { media, rem, space, tabular, type } from "@specimen/ui/theme/scale.ts";
import { style } from "@vanilla-extract/css";

export const series = style({ fontWeight: 600 });

/** Label and value of each fact under one another, so that rows are compared by eye. */
export const facts = style([
  tabular,
  {
    display: "grid",
    gap: space[2],
    paddingBlock: space[8],
    fontSize: rem(14),
    lineHeight: 1.3,
    "@media": { [media.cards]: { paddingBlock: space[4] } },
  },
]);
export const fact = style({
  display: "grid",
  gridTemplateColumns: `${rem(88)} minmax(0, 1fr)`,
  gap: space[6],
  "@media": { [media.cards]: { display: "block" } },
});

/** A fact in which a note differs from that of the page. */
export const different = style({ fontWeight: 650, overflowWrap: "break-word" });

/** A fact that is the same on both, or not known of one. */
export const alike = style({ color: colour.ink3, overflowWrap: "break-word" });

export const label = style([type.caption, { color: colour.ink3, fontWeight: 400 }]);

export const lines = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[2],
  paddingBlock: space[8],
  fontSize: rem(14),
  fontWeight: 550,
  lineHeight: 1.3,
  overflowWrap: "break-word",
  "@media": { [media.cards]: { paddingBlock: 0 } },
});
