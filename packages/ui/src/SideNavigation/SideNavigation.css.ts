import { globalStyle, style } from "@vanilla-extract/css";
import { colour } from "../theme/contract.css.ts";
import { inSight } from "../theme/inSight.ts";
import { layer, layout, media, radius, rem, space, target, type } from "../theme/scale.ts";

export const navigation = style({
  // Inside the navigation the ring is drawn for its own ground.
  vars: { [colour.focus]: colour.navAccent, [colour.focusGap]: colour.nav },
  position: "sticky",
  top: 0,
  display: "flex",
  flexDirection: "column",
  width: layout.navigation,
  height: "100vh",
  background: colour.nav,
  color: colour.navInk,
  fontSize: rem(14),
  outline: "none",
  "@media": {
    [media.small]: {
      position: "fixed",
      insetBlock: 0,
      left: 0,
      zIndex: layer.dialog + 1,
      width: "min(18rem, 88vw)",
      height: "auto",
      selectors: { '&[data-open="false"]': { display: "none" } },
    },
    [media.forced]: { borderRight: "1px solid CanvasText" },
  },
});

export const header = style({ display: "flex", alignItems: "center" });
export const brand = style({
  flex: 1,
  display: "flex",
  alignItems: "center",
  gap: space[10],
  padding: `${rem(16)} ${rem(16)} ${space[12]}`,
  color: colour.navInk,
  fontSize: rem(17),
  fontWeight: 650,
  letterSpacing: "-0.01em",
  textDecoration: "none",
});
export const mark = style({ color: colour.navAccent });
export const closer = style({
  marginRight: space[8],
  "@media": { [media.wide]: { display: "none" } },
});

export const modes = style({
  // As high as a switch, also before it comes.
  minHeight: `calc(${target.small} + ${space[10]} + ${rem(6)})`,
  padding: `0 ${space[12]} ${space[10]}`,
});

export const entries = style({
  // What is read out but not seen in it scrolls with it, and makes no page longer.
  position: "relative",
  flex: 1,
  minHeight: 0,
  overflowY: "auto",
  padding: `${space[2]} ${space[8]}`,
  scrollbarWidth: "thin",
  scrollbarColor: `${colour.navLine} transparent`,
});

export const footer = style({
  display: "grid",
  gap: space[8],
  padding: `${space[10]} ${space[12]} ${space[12]}`,
  borderTop: `1px solid ${colour.navLine}`,
});

globalStyle(`${header} *, ${modes} *`, inSight.head);
globalStyle(`${footer} *`, inSight.foot);

export const entry = style({
  display: "flex",
  alignItems: "center",
  gap: space[10],
  width: "100%",
  minHeight: target.page,
  padding: `${space[4]} ${space[8]}`,
  border: 0,
  borderRadius: radius.chip,
  background: "none",
  color: colour.navInk,
  fontSize: rem(14),
  fontWeight: 500,
  lineHeight: 1.2,
  textAlign: "left",
  textDecoration: "none",
  cursor: "pointer",
  selectors: {
    "&:hover": { background: `color-mix(in srgb, ${colour.navOn}, transparent 45%)` },
    '&[aria-current="page"]': {
      background: colour.navOn,
      boxShadow: `inset 3px 0 0 ${colour.navAccent}`,
    },
  },
  "@media": {
    [media.forced]: {
      selectors: { '&[aria-current="page"]': { borderLeft: "3px solid Highlight" } },
    },
  },
});

/** The title of a section that is always open: it looks like an entry and does nothing. */
export const caption = style([
  entry,
  { cursor: "default", selectors: { "&:hover": { background: "none" } } },
]);

// A long word breaks before the entry does.
export const entryLabel = style({ flex: 1, minWidth: 0, overflowWrap: "anywhere" });

export const branch = style({
  margin: `0 0 ${space[4]} ${rem(17)}`,
  paddingLeft: rem(9),
  borderLeft: `1px solid ${colour.navLine}`,
});

export const leaf = style([
  entry,
  {
    minHeight: rem(28),
    padding: `${space[2]} ${space[8]}`,
    color: colour.navInk2,
    fontWeight: 400,
    selectors: { '&[aria-current="page"]': { color: colour.navInk } },
  },
]);

export const quiet = style([
  type.caption,
  {
    display: "inline-flex",
    alignItems: "center",
    minHeight: target.least,
    color: colour.navInk2,
    textUnderlineOffset: "3px",
  },
]);
export const quietRow = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space[4]} ${space[12]}`,
});

export const account = style({ display: "flex", alignItems: "center", gap: space[10] });
export const person = style({
  flex: 1,
  minWidth: 0,
  display: "grid",
  alignContent: "center",
  minHeight: target.base,
  color: colour.navInk,
  fontSize: rem(13),
  lineHeight: 1.25,
  overflowWrap: "anywhere",
  textDecoration: "none",
});
export const personName = style({ fontWeight: 600 });
export const personLink = style([
  type.caption,
  { color: colour.navInk2, textDecoration: "underline", textUnderlineOffset: "3px" },
]);
export const plate = style({
  // A logo keeps its paper, also where the system chooses the colours.
  forcedColorAdjust: "none",
  justifySelf: "start",
  display: "grid",
  placeItems: "center",
  height: target.page,
  padding: `${rem(5)} ${space[8]}`,
  borderRadius: radius.chip,
  background: "#FDFCF8",
  // Its name, where it could not be loaded.
  color: "#12203C",
});
export const logo = style({ maxHeight: rem(26), maxWidth: rem(180) });
