import { globalStyle, style } from "@vanilla-extract/css";
import { colour } from "../theme/contract.css.ts";
import { inSight } from "../theme/inSight.ts";
import { layer, layout, media, radius, space } from "../theme/scale.ts";

export const shell = style({
  minHeight: "100vh",
  "@media": {
    [media.print]: { minHeight: 0 },
    [media.wide]: {
      display: "grid",
      gridTemplateColumns: `${layout.navigation} minmax(0, 1fr)`,
    },
  },
});

export const skip = style({
  position: "fixed",
  zIndex: layer.toast,
  top: space[8],
  left: space[8],
  padding: `${space[10]} ${space[14]}`,
  borderRadius: radius.control,
  background: colour.raised,
  color: colour.ink,
  selectors: { "&:not(:focus)": { clipPath: "inset(50%)" } },
  "@media": { [media.print]: { display: "none" } },
});

export const backdrop = style({
  display: "none",
  "@media": {
    [media.small]: {
      display: "block",
      position: "fixed",
      inset: 0,
      zIndex: layer.dialog,
      background: "rgb(8 16 36 / 0.5)",
    },
  },
});

export const page = style({
  minWidth: 0,
  // As high as the window, so that what is last on a short page is at its foot.
  minHeight: ["100vh", "100dvh"],
  display: "flex",
  flexDirection: "column",
  "@media": { [media.print]: { display: "block", minHeight: 0 } },
});

/** Stays in sight, so that nobody reads on without knowing that there is no connection. */
export const head = style({
  position: "sticky",
  zIndex: layer.topBar,
  top: 0,
  "@media": { [media.print]: { display: "none" } },
});

globalStyle(`${head} *`, inSight.head);

export const navigation = style({ "@media": { [media.print]: { display: "none" } } });

/** What leads elsewhere is not printed. */
export const screenOnly = style({
  display: "contents",
  "@media": { [media.print]: { display: "none" } },
});

export const main = style({
  flex: 1,
  minWidth: 0,
  padding: `${space[22]} ${layout.gutter} ${space[48]}`,
  outline: "none",
  selectors: { "&:focus-visible": { outline: "none", boxShadow: "none" } },
  "@media": {
    [media.small]: { padding: `${space[14]} ${layout.gutterSmall} ${space[32]}` },
    [media.print]: { padding: 0 },
  },
});
