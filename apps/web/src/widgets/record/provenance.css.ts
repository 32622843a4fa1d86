import { colour } from "@specimen/ui/theme/contract.css.ts";
import { media, space, tabular, type } from "@specimen/ui/theme/scale.ts";
import { globalStyle, style } from "@vanilla-extract/css";

/** One source on a line; on paper with its address, and as many on a line as there is space for. */
export const source = style({
  display: "block",
  paddingTop: space[2],
  overflowWrap: "anywhere",
  "@media": {
    [media.print]: {
      display: "inline-block",
      maxWidth: "100%",
      paddingTop: 0,
      marginRight: "3mm",
      verticalAlign: "top",
    },
  },
});
globalStyle(`${source} a::after`, {
  "@media": { [media.print]: { content: '" " attr(href)' } },
});
globalStyle(`${source} a`, { "@media": { [media.print]: { textDecoration: "none" } } });

/** The number by which facts refer to a source. */
export const number = style([tabular, { marginRight: space[6], fontWeight: 650 }]);

/** Whether a fact was checked, small beside it. */
export const mark = style([
  type.caption,
  {
    display: "inline-flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: space[2],
    color: colour.ink3,
  },
]);
export const checked = style({ color: colour.ink2 });

/** A number is a target of its own, 24 pixels wide and high. */
export const reference = style([
  tabular,
  {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    minWidth: 24,
    minHeight: 24,
    color: "inherit",
    fontWeight: 650,
    textDecoration: "underline",
    textUnderlineOffset: "0.2em",
    // On paper it is hit by nobody.
    "@media": { [media.print]: { minWidth: 0, minHeight: 0, textDecoration: "none" } },
  },
]);
