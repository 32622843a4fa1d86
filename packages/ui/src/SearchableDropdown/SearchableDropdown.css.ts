import { keyframes, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { colour } from "../theme/contract.css.ts";
import {
  elevation,
  font,
  forcedChoice,
  layer,
  media,
  motion,
  radius,
  rem,
  space,
  tabular,
  target,
  type,
} from "../theme/scale.ts";

export const root = style({ minWidth: 0 });
export const field = style({ position: "relative" });
export const label = style([type.label, { color: colour.ink2, marginBottom: space[4] }]);

export const control = style({
  display: "flex",
  alignItems: "center",
  gap: rem(9),
  height: target.base,
  padding: `0 ${space[12]}`,
  border: `1px solid ${colour.edge}`,
  borderRadius: radius.control,
  background: colour.sheet,
  cursor: "pointer",
  // A letter is laid out here, and not on the whole page.
  contain: "layout size",
  selectors: {
    // The ring goes around the whole box: the bare input is all that is ever focused in it.
    "&:focus-within": {
      outline: `3px solid ${colour.focus}`,
      outlineOffset: "2px",
      boxShadow: `0 0 0 2px ${colour.focusGap}`,
    },
  },
});

export const input = style({
  flex: 1,
  width: "100%",
  minWidth: 0,
  height: "100%",
  padding: 0,
  border: 0,
  background: "none",
  textOverflow: "ellipsis",
  cursor: "pointer",
  selectors: {
    "&:focus-visible": { outline: "none", boxShadow: "none" },
    '&[aria-expanded="true"]': { cursor: "text" },
    '&[aria-expanded="false"]::placeholder': { color: colour.ink },
  },
});

export const count = style([type.small, tabular, { color: colour.ink3 }]);
export const arrow = style({
  display: "grid",
  placeItems: "center",
  width: target.least,
  height: target.least,
  marginRight: rem(-4),
  padding: 0,
  border: 0,
  background: "none",
  color: colour.ink3,
  cursor: "pointer",
});

const open = keyframes({ from: { opacity: 0, transform: "translateY(-4px)" } });

export const popup = recipe({
  base: {
    position: "absolute",
    zIndex: layer.popup,
    insetInline: 0,
    top: `calc(100% + ${space[4]})`,
    background: colour.raised,
    border: `1px solid ${colour.edge}`,
    borderRadius: radius.card,
    boxShadow: elevation.float,
    overflow: "hidden",
  },
  variants: {
    isOpen: {
      true: {
        animation: `${open} ${motion.open}`,
        "@media": { [media.calm]: { animation: "none" } },
      },
      // Its options are styled and laid out all the same; it takes no space, within the field.
      false: { visibility: "hidden", top: 0, maxHeight: 0 },
    },
  },
});

export const scroller = style({
  position: "relative",
  maxHeight: "14rem",
  // Its height is given, so that other options are laid out here alone.
  contain: "strict",
  overflowY: "auto",
  overscrollBehavior: "contain",
});
export const list = style({ position: "relative", margin: `0 ${space[4]}` });

export const option = style({
  position: "absolute",
  insetInline: 0,
  top: 0,
  display: "flex",
  alignItems: "center",
  gap: space[10],
  height: target.base,
  padding: `0 ${space[10]}`,
  borderRadius: radius.chip,
  cursor: "pointer",
  selectors: {
    '&[data-highlighted="true"]': {
      background: colour.accentWeak,
      boxShadow: `inset 3px 0 0 ${colour.accent}`,
    },
  },
  "@media": {
    [media.forced]: {
      selectors: { '&[data-highlighted="true"]': forcedChoice.line },
    },
  },
});

export const name = style({
  flex: 1,
  minWidth: 0,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
export const quietName = style([name, { color: colour.ink2 }]);
export const note = style([type.caption, { color: colour.ink2, whiteSpace: "nowrap" }]);
export const hit = style({
  background: "none",
  color: "inherit",
  // As words of this size on every page: another weight is one more face, made while somebody types.
  fontWeight: 600,
  textDecorationLine: "underline",
  textDecorationThickness: "2px",
  textDecorationColor: colour.accent,
  textUnderlineOffset: "3px",
});
export const code = style([type.label, { color: colour.ink3, fontFamily: font.mono }]);
export const nothing = style({ padding: `${space[10]} ${space[14]}`, color: colour.ink2 });
export const keys = style([
  type.caption,
  {
    padding: `${space[6]} ${space[10]}`,
    borderTop: `1px solid ${colour.line}`,
    color: colour.ink3,
    whiteSpace: "pre-wrap",
  },
]);
