import { style } from "@vanilla-extract/css";
import { colour } from "../theme/contract.css.ts";
import { rem, space, tabular, type } from "../theme/scale.ts";

export const facts = style({ padding: `${space[2]} ${space[14]}`, fontSize: rem(14.5) });
export const row = style({
  display: "grid",
  gridTemplateColumns: `${rem(118)} minmax(0, 1fr)`,
  padding: `${space[6]} 0`,
  selectors: { "& + &": { borderTop: `1px solid ${colour.line}` } },
});
export const term = style({ color: colour.ink3, paddingRight: space[8], overflowWrap: "anywhere" });
export const value = style([
  tabular,
  {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    gap: `${space[2]} ${space[8]}`,
    fontWeight: 500,
    overflowWrap: "anywhere",
  },
]);

export const confidence = style([
  type.caption,
  {
    display: "inline-flex",
    alignItems: "center",
    gap: rem(5),
    color: colour.ink2,
    fontWeight: 500,
    whiteSpace: "nowrap",
  },
]);
export const bars = style({ display: "inline-flex", gap: "2px" });
export const bar = style({
  width: 4,
  height: 10,
  border: `1px solid ${colour.ink2}`,
  borderRadius: "1px",
  selectors: { '&[data-filled="true"]': { background: colour.ink2 } },
  "@media": {
    "(forced-colors: active)": {
      selectors: { '&[data-filled="true"]': { background: "CanvasText" } },
    },
  },
});

/** How sure the facts are goes below the text where there is no space beside it. */
export const source = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[2]} ${space[10]}`,
});
export const sourceText = style({ flex: `1 1 ${rem(240)}`, minWidth: 0, overflowWrap: "anywhere" });
