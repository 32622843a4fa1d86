import { style } from "@vanilla-extract/css";
import { colour } from "../theme/contract.css.ts";
import { media, rem, space, tabular } from "../theme/scale.ts";

export const timeline = style({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "1fr",
  padding: space[14],
  fontSize: rem(14),
  lineHeight: 1.35,
  "@media": { [media.small]: { gridAutoFlow: "row" } },
});

export const stage = style([
  tabular,
  {
    position: "relative",
    padding: `${rem(26)} ${space[12]} 0 0`,
    selectors: {
      "&::before": {
        content: "",
        position: "absolute",
        insetInline: 0,
        top: 9,
        borderTop: `2px solid ${colour.edge}`,
      },
      '&[data-open="true"]::before': { borderTopStyle: "dashed" },
      '&:last-child:not([data-open="true"])::before': { display: "none" },
      "&::after": {
        content: "",
        position: "absolute",
        left: 0,
        top: 1,
        width: 18,
        height: 18,
        border: `3px solid ${colour.ink}`,
        borderRadius: "50%",
        background: colour.sheet,
      },
      '&[data-state="present"]::after': {
        background: colour.accent,
        borderColor: colour.accent,
        boxShadow: `0 0 0 3px ${colour.accentWeak}`,
      },
    },
    "@media": {
      [media.small]: {
        padding: `0 0 ${space[14]} ${rem(28)}`,
        selectors: {
          "&::before": {
            insetInline: "auto",
            left: 8,
            top: 4,
            bottom: -4,
            borderTop: 0,
            borderLeft: `2px solid ${colour.edge}`,
          },
          '&[data-open="true"]::before': { borderLeftStyle: "dashed" },
          "&:last-child": { paddingBottom: 0 },
          '&:last-child[data-open="true"]::before': { bottom: 0 },
        },
      },
      [media.forced]: {
        selectors: { '&[data-state="present"]::after': { background: "Highlight" } },
      },
    },
  },
]);

export const title = style({ display: "block", fontWeight: 650 });
export const date = style({ display: "block", fontWeight: 550 });
export const note = style({ display: "block", color: colour.ink3 });
