import { style } from "@vanilla-extract/css";
import { colour } from "../theme/contract.css.ts";
import { layout, media, rem, space, tabular, target, type } from "../theme/scale.ts";

export const tabs = style({
  borderBottom: `1px solid ${colour.edge}`,
  // On a narrow screen the row runs past the gutter, so that one sees it go on.
  "@media": {
    [media.small]: { marginRight: `calc(-1 * ${layout.gutterSmall})` },
    [media.print]: { borderBottom: 0 },
  },
});

export const row = style({
  display: "flex",
  gap: space[2],
  // Space for the focus ring inside the scrolling box.
  margin: "-5px 0 -1px -5px",
  padding: "5px 5px 0",
  overflowX: "auto",
  scrollbarWidth: "none",
});

export const tab = style({
  display: "inline-flex",
  flex: "none",
  alignItems: "center",
  gap: rem(7),
  minHeight: target.base,
  padding: `0 ${rem(13)}`,
  borderBottom: "3px solid transparent",
  color: colour.ink2,
  fontWeight: 500,
  textDecoration: "none",
  whiteSpace: "nowrap",
  selectors: {
    "&:hover": { color: colour.ink },
    '&[aria-current="page"]': {
      color: colour.ink,
      borderBottomColor: colour.accent,
      fontWeight: 650,
    },
  },
  "@media": {
    // On paper only the part that is there has its name.
    [media.print]: {
      padding: 0,
      minHeight: 0,
      borderBottom: 0,
      selectors: { '&:not([aria-current="page"])': { display: "none" } },
    },
    [media.forced]: {
      // A transparent border shows in forced colours, and every tab would look chosen.
      borderBottomColor: "Canvas",
      selectors: { '&[aria-current="page"]': { borderBottomColor: "Highlight" } },
    },
  },
});

export const count = style([type.caption, tabular, { color: colour.ink3, fontWeight: 500 }]);
