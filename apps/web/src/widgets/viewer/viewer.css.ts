import { colour } from "@specimen/ui/theme/contract.css.ts";
import { elevation, media, motion, rem, space, tabular, type } from "@specimen/ui/theme/scale.ts";
import { createVar, fallbackVar, globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { gap } from "./sharedWidth.ts";

const zoom = createVar();

/** The custom property that holds the zoom, by which the pins keep their size. */
export const zoomName = zoom.slice("var(".length, -1);

export const viewer = style({ display: "grid", gap: space[10], minWidth: 0 });

/** A page as small as the letters beside it allow; on small screens there is space for the letters alone. */
export const thumbnail = style({
  width: rem(40),
  height: rem(30),
  objectFit: "contain",
  "@media": { [media.small]: { display: "none" } },
});

/** Single keys and what they do, beside the heading of a list. */
export const keys = style([
  type.caption,
  {
    display: "flex",
    alignItems: "center",
    gap: space[4],
    color: colour.ink3,
    "@media": { [media.small]: { display: "none" } },
  },
]);

/** What the pictures measure themselves against. */
export const container = style({ containerType: "inline-size" });

/** A record in actual size may be wider than the page: then it scrolls. */
export const scroller = style({ overflowX: "auto" });

/** As wide as the picture, in the middle. */
export const holder = style({ width: "fit-content", margin: "0 auto" });
export const frame = recipe({
  base: { touchAction: "pan-y" },
  variants: {
    isZoomed: { true: { overflow: "hidden", touchAction: "none", cursor: "grab" } },
  },
});

export const content = style({ display: "flex", gap, transformOrigin: "50% 50%" });

globalStyle(`${content} button`, { transform: `scale(calc(1 / ${fallbackVar(zoom, "1")}))` });

export const specimen = recipe({
  base: { position: "relative" },
  variants: {
    shape: {
      sheet: {
        borderRadius: "0.8px",
        boxShadow: elevation.paper,
        background: "rgb(255 255 255 / 0.08)",
        // Under the lamps that leave paper dark its edge would be lost.
        outline: "1px solid rgb(255 255 255 / 0.16)",
      },
      round: { borderRadius: "50%" },
    },
  },
});

export const picture = recipe({
  base: {
    position: "absolute",
    inset: 0,
    width: "100%",
    height: "100%",
    objectFit: "contain",
    transition: `opacity ${motion.light}`,
    userSelect: "none",
  },
  variants: { isShown: { true: { opacity: 1 }, false: { opacity: 0 } } },
});

export const failed = style([
  type.small,
  {
    position: "absolute",
    inset: 0,
    display: "grid",
    placeContent: "center",
    justifyItems: "center",
    gap: space[8],
    textAlign: "center",
  },
]);

export const tools = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[8],
});
export const group = style({ display: "flex", alignItems: "center", gap: space[6] });
/** Four sides fill a line of their own, or two where they do not fit in one. */
export const manySides = style([group, { flexBasis: "100%", containerType: "inline-size" }]);
export const percent = style([
  type.label,
  tabular,
  { minWidth: rem(44), textAlign: "center", color: colour.ink2 },
]);
export const spring = style({ flex: 1 });
export const key = style({ "@media": { [media.small]: { display: "none" } } });

/** Millimetres as a ruler has them. */
const mm = createVar();
export const mmName = mm.slice("var(".length, -1);
const ticks = (every: number, height: number) =>
  `repeating-linear-gradient(to right, currentColor 0 1px, transparent 1px calc(${every} * ${mm})) 0 0 / 100% ${height}px no-repeat`;
export const ruler = style({
  height: rem(14),
  marginTop: space[6],
  background: [ticks(10, 12), ticks(5, 8), ticks(1, 5)].join(", "),
  // Otherwise the system takes gradients out.
  "@media": { [media.forced]: { color: "CanvasText", forcedColorAdjust: "none" } },
});

export const calibration = style([
  type.small,
  { display: "flex", flexWrap: "wrap", alignItems: "center", gap: `${space[4]} ${space[12]}` },
]);
