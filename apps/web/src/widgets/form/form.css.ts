import { style } from "@vanilla-extract/css";
import { colour } from "@specimen/ui/theme/contract.css.ts";
import { media, radius, rem, space, type } from "@specimen/ui/theme/scale.ts";

/** A remark over a form: what was brought back, what waits. */
export const notice = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[10],
  minHeight: rem(48),
  padding: `${space[8]} ${space[14]}`,
  border: `1px solid ${colour.edge}`,
  borderRadius: radius.card,
  background: colour.accentWeak,
});
export const said = style({ flex: "1 1 14rem" });

/** A value that has its name over it on a card, which has no headings. */
export const namedOver = style({
  "@media": { [media.cards]: { paddingTop: space[6], color: colour.ink } },
});
/** The same with the name beside it. */
export const namedBeside = style({
  "@media": { [media.cards]: { display: "flex", gap: space[6], color: colour.ink } },
});
export const nameOnCard = style([
  type.label,
  { display: "none", color: colour.ink3, "@media": { [media.cards]: { display: "block" } } },
]);
/** What is kept of the two; below them on a card. */
export const kept = style({ "@media": { [media.cards]: { paddingTop: space[8] } } });
