import { style } from "@vanilla-extract/css";
import { colour } from "../theme/contract.css.ts";
import { media, radius, rem, space, tabular, target } from "../theme/scale.ts";

export const pager = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[6],
  marginTop: space[10],
  fontSize: "0.875rem",
  "@media": { [media.small]: { justifyContent: "center" } },
});

export const range = style([
  tabular,
  { flex: 1, color: colour.ink3, "@media": { [media.small]: { flexBasis: "100%" } } },
]);

export const size = style({
  display: "flex",
  alignItems: "center",
  gap: space[4],
  color: colour.ink3,
  marginRight: space[6],
  "@media": { [media.print]: { display: "none" } },
});
export const pages = style({
  display: "flex",
  alignItems: "center",
  gap: space[6],
  "@media": { [media.small]: { gap: space[2] }, [media.print]: { display: "none" } },
});

export const page = style([
  tabular,
  {
    display: "grid",
    placeItems: "center",
    minWidth: target.page,
    height: target.page,
    border: "1px solid transparent",
    borderRadius: radius.control,
    fontWeight: 500,
    textDecoration: "none",
    selectors: {
      "&[href]:hover": { background: `color-mix(in srgb, ${colour.ink}, transparent 92%)` },
      '&[aria-current="page"]': { borderColor: colour.ink, fontWeight: 700 },
      '&[aria-disabled="true"]': { color: colour.edge },
    },
    "@media": { [media.small]: { minWidth: target.small } },
  },
]);
export const gap = style({
  minWidth: target.least,
  textAlign: "center",
  color: colour.ink3,
  "@media": { [media.small]: { minWidth: rem(16) } },
});
