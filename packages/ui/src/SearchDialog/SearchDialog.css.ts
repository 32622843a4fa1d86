import { keyframes, style } from "@vanilla-extract/css";
import { colour } from "../theme/contract.css.ts";
import {
  elevation,
  font,
  forcedChoice,
  media,
  motion,
  radius,
  rem,
  space,
  target,
  type,
} from "../theme/scale.ts";

const open = keyframes({ from: { opacity: 0, transform: "translateY(-4px)" } });

// It grows downwards: the field stays where it is while the hits change.
const top = "min(12vh, 6rem)";

export const dialog = style({
  width: "min(42rem, calc(100vw - 1rem))",
  maxHeight: `calc(100dvh - ${top} - 1rem)`,
  margin: `${top} auto auto`,
  padding: 0,
  border: `1px solid ${colour.edge}`,
  borderRadius: radius.card,
  background: colour.raised,
  color: colour.ink,
  boxShadow: elevation.float,
  overflow: "hidden",
  selectors: {
    "&[open]": { display: "flex", flexDirection: "column", animation: `${open} ${motion.open}` },
    "&::backdrop": { background: "rgb(8 16 36 / 0.5)" },
  },
  "@media": {
    [media.small]: { margin: "0.5rem auto auto", maxHeight: "calc(100dvh - 1rem)" },
  },
});

export const field = style({
  flex: "none",
  display: "flex",
  alignItems: "center",
  gap: space[10],
  padding: `${space[6]} ${space[6]} ${space[6]} ${space[14]}`,
  borderBottom: `1px solid ${colour.line}`,
  color: colour.ink3,
});
export const input = style([
  type.value,
  {
    flex: 1,
    minWidth: 0,
    height: target.large,
    padding: 0,
    border: 0,
    background: "none",
    color: colour.ink,
    fontWeight: 500,
    // The field is the window: while it is open the caret is the focus, as in any text.
    selectors: {
      "&:focus-visible": { outline: "none", boxShadow: "none" },
      "&::placeholder": { fontWeight: 400 },
    },
  },
]);
export const underline = style({
  flex: "none",
  height: rem(2),
  marginTop: rem(-2),
  background: colour.focus,
  "@media": { [media.forced]: { background: "Highlight" } },
});

export const scroller = style({
  display: "flex",
  flexDirection: "column",
  minHeight: 0,
  overflowY: "auto",
  overscrollBehavior: "contain",
});
export const title = style([
  type.caption,
  { padding: `${space[10]} ${space[14]} ${space[2]}`, color: colour.ink3 },
]);
/** Scrolls by itself: the option that the keys have reached is brought into sight in its own list. */
export const list = style({
  minHeight: 0,
  padding: space[6],
  overflowY: "auto",
  overscrollBehavior: "contain",
});
export const option = style({
  display: "grid",
  gridTemplateColumns: `${rem(56)} minmax(0, 1fr) auto`,
  alignItems: "center",
  gap: space[12],
  minHeight: target.row,
  padding: `${space[6]} ${space[10]}`,
  borderRadius: radius.chip,
  cursor: "pointer",
  selectors: {
    '&[aria-selected="true"]': {
      background: colour.accentWeak,
      boxShadow: `inset 3px 0 0 ${colour.accent}`,
    },
  },
  "@media": {
    [media.small]: { gridTemplateColumns: `${rem(40)} minmax(0, 1fr) auto`, gap: space[8] },
    [media.forced]: {
      selectors: { '&[aria-selected="true"]': forcedChoice.line },
    },
  },
});
export const picture = style({ display: "grid", placeItems: "center", color: colour.ink3 });
export const paper = style({
  maxWidth: "100%",
  maxHeight: rem(36),
  borderRadius: "1px",
  boxShadow: elevation.paper,
});
export const words = style({ minWidth: 0 });
export const label = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space[10],
  fontWeight: 600,
});
export const details = style([
  type.label,
  {
    display: "block",
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
    color: colour.ink2,
    // Beside the kind there is space for a word or two: on a small screen it takes its lines.
    "@media": { [media.small]: { whiteSpace: "normal" } },
  },
]);
export const end = style([
  type.caption,
  {
    display: "grid",
    justifyItems: "end",
    maxWidth: rem(150),
    color: colour.ink3,
    textAlign: "end",
    // Narrow, but never narrower than its longest word, such as "Reiseinformationen".
    "@media": {
      [media.small]: { maxWidth: "none", gridTemplateColumns: `fit-content(${rem(84)})` },
    },
  },
]);
export const code = style([type.label, { fontFamily: font.mono, color: colour.ink2 }]);
export const waiting = style({ padding: `0 ${space[10]}` });
export const keys = style([
  type.caption,
  {
    flex: "none",
    padding: `${space[6]} ${space[14]}`,
    borderTop: `1px solid ${colour.line}`,
    color: colour.ink3,
  },
]);
