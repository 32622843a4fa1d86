import { style } from "@vanilla-extract/css";
import { colour } from "../theme/contract.css.ts";
import { media, radius, rem, target } from "../theme/scale.ts";

export const list = style({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "auto",
  padding: 2,
  border: `1px solid ${colour.navLine}`,
  borderRadius: radius.control,
});

export const segment = style({
  display: "grid",
  placeItems: "center",
  minHeight: target.small,
  padding: `0 ${rem(5)}`,
  borderRadius: "4px",
  color: colour.navInk2,
  fontSize: rem(13),
  fontWeight: 500,
  lineHeight: 1.1,
  textAlign: "center",
  textDecoration: "none",
  selectors: {
    "&:hover": { color: colour.navInk },
    '&[aria-current="true"]': { background: colour.navOn, color: colour.navInk },
  },
  "@media": {
    [media.forced]: {
      selectors: { '&[aria-current="true"]': { outline: "2px solid Highlight" } },
    },
  },
});
