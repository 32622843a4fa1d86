import { colour } from "@specimen/ui/theme/contract.css.ts";
import { font, media, radius, space, tabular, target, type } from "@specimen/ui/theme/scale.ts";
import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";

export const page = style({ display: "grid", gap: space[14], minWidth: 0 });

/** The chart with the stepper beside it; below it where the page is narrow. */
export const workbench = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 22rem",
  gap: space[14],
  "@media": { [media.cards]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

const chartHeight = "max(24rem, calc(100vh - 9.5rem))";

export const chart = style({
  display: "grid",
  gap: space[8],
  gridTemplateRows: "auto 1fr",
  minWidth: 0,
});
export const canvas = style({
  containerType: "inline-size",
  overflow: "hidden",
  background: colour.sheet,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.card,
});
export const drawing = style({
  display: "block",
  width: "100cqi",
  height: chartHeight,
  "@media": { [media.cards]: { height: "auto", maxHeight: chartHeight } },
});

export const stepper = style({
  display: "grid",
  alignContent: "start",
  gap: space[12],
  minWidth: 0,
  maxHeight: `calc(${chartHeight} + 3rem)`,
  overflowY: "auto",
  overflowWrap: "anywhere",
  "@media": { [media.cards]: { maxHeight: "none" } },
});
export const events = style({ display: "grid", gap: space[6] });
export const event = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "end",
  gap: space[6],
});
export const part = style({ display: "grid", gap: space[6], minWidth: 0 });
export const attempt = recipe({
  base: { color: colour.ink2 },
  variants: { isTaken: { true: { color: colour.ink, fontWeight: 600 } } },
});
export const context = style({
  margin: 0,
  padding: space[8],
  overflowX: "auto",
  background: colour.sunk,
  borderRadius: radius.control,
  fontFamily: font.mono,
  fontSize: type.caption.fontSize,
  whiteSpace: "pre-wrap",
});

export const fold = style({ minWidth: 0, borderTop: `1px solid ${colour.line}` });
export const foldTitle = style([type.heading, { display: "inline", margin: 0 }]);
globalStyle(`${fold} > summary`, {
  minHeight: target.small,
  paddingBlock: space[6],
  cursor: "pointer",
});

const outline = {
  stroke: colour.edge,
  strokeWidth: 1.25,
  "@media": { [media.forced]: { stroke: "CanvasText", fill: "Canvas" } },
} as const;

export const frame = recipe({
  base: outline,
  variants: {
    kind: {
      atomic: { fill: colour.raised },
      compound: { fill: "none" },
      parallel: { fill: "none", strokeDasharray: "6 4" },
      final: { fill: colour.raised },
      history: { fill: colour.sunk },
    },
    isActive: { true: { stroke: colour.accent, strokeWidth: 1.75 } },
  },
  compoundVariants: (["atomic", "final"] as const).map((kind) => ({
    variants: { kind, isActive: true },
    style: { fill: colour.accentWeak, strokeWidth: 3 },
  })),
});
export const rim = style({ ...outline, fill: "none" });

export const arrow = style({
  color: colour.edge,
  stroke: "currentColor",
  strokeWidth: 1.25,
  "@media": { [media.forced]: { color: "CanvasText" } },
});
export const litArrow = style([arrow, { color: colour.accent, strokeWidth: 2.5 }]);
export const dot = style({ fill: "currentColor", stroke: "none" });

// Words keep a rim of the ground, since lines may pass behind them.
const written = {
  fill: "currentColor",
  stroke: colour.sheet,
  strokeWidth: 3,
  strokeLinejoin: "round",
  paintOrder: "stroke",
  "@media": { [media.forced]: { stroke: "Canvas" } },
} as const;

export const words = style({
  ...written,
  color: colour.ink2,
  fontFamily: font.mono,
  fontSize: "12px",
  whiteSpace: "pre",
});
export const litWords = style([words, { color: colour.accent }]);
export const stateLink = style({
  color: colour.ink,
  textDecoration: "none",
  ":hover": { color: colour.accent },
});
export const stateName = style({ ...written, fontSize: "14px", fontWeight: 650 });
globalStyle(`${stateLink}:hover ${stateName}`, { textDecoration: "underline" });

export const state = style({
  display: "grid",
  gap: space[8],
  minWidth: 0,
  padding: space[10],
  background: colour.sheet,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.card,
  ":target": { borderColor: colour.accent, boxShadow: `inset 3px 0 ${colour.accent}` },
  "@media": { [media.small]: { padding: space[6] } },
});
export const stateHead = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: space[8],
});
export const stateTitle = style([type.heading, { margin: 0, overflowWrap: "anywhere" }]);
export const path = style({ color: colour.ink3, fontWeight: 400 });
export const sign = style([
  type.caption,
  {
    paddingInline: space[6],
    color: colour.ink2,
    border: `1px solid ${colour.line}`,
    borderRadius: radius.chip,
  },
]);
export const lines = style([type.small, tabular, { display: "grid", gap: space[4] }]);
export const transition = style([
  type.small,
  {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    columnGap: space[8],
    minHeight: target.least,
    minWidth: 0,
    overflowWrap: "anywhere",
  },
]);
globalStyle(`${lines} code, ${transition} code, ${stepper} code`, {
  fontFamily: font.mono,
  fontSize: type.caption.fontSize,
  overflowWrap: "anywhere",
});

export const names = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(28rem, 100%), 1fr))",
  alignItems: "start",
  gap: space[14],
});
export const uses = style({ display: "grid", gap: space[10], overflowWrap: "anywhere" });

export const field = style([type.label, { display: "grid", gap: space[4], minWidth: 0 }]);
export const source = style({
  width: "100%",
  padding: space[8],
  resize: "vertical",
  color: colour.ink,
  background: colour.sunk,
  border: `1px solid ${colour.edge}`,
  borderRadius: radius.control,
  fontFamily: font.mono,
  fontSize: type.caption.fontSize,
});
