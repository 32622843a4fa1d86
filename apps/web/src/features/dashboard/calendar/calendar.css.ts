import { colour } from "@specimen/ui/theme/contract.css.ts";
import { media, rem, space, tabular, type } from "@specimen/ui/theme/scale.ts";
import { style } from "@vanilla-extract/css";

export const months = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[8],
  "@media": { [media.small]: { flex: "1 0 100%" } },
});
export const month = style([tabular, { minWidth: rem(150), fontWeight: 600, textAlign: "center" }]);
/** Keeps the place of an arrow where the calendar ends. */
export const end = style({ width: rem(40) });

export const nearest = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[4]} ${space[12]}`,
  paddingInlineStart: space[6],
});
export const failure = style({ padding: space[14] });

export const popup = style({ display: "grid", gap: space[10] });
export const facts = style([
  type.small,
  tabular,
  {
    display: "grid",
    gridTemplateColumns: "fit-content(45%) minmax(0, 1fr)",
    gap: `${space[4]} ${space[12]}`,
    overflowWrap: "anywhere",
  },
]);
export const term = style({ color: colour.ink3 });

export const list = style({
  display: "grid",
  gap: space[4],
  maxHeight: "18rem",
  paddingBlock: space[4],
  overflowY: "auto",
});
