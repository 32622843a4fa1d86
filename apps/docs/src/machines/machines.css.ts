import { colour } from "@specimen/ui/theme/contract.css.ts";
import { font, media, radius, space, tabular, target, type } from "@specimen/ui/theme/scale.ts";
import { globalStyle, style, styleVariants } from "@vanilla-extract/css";

export const canvas = style({
  marginTop: space[8],
  maxHeight: "min(52rem, 88vh)",
  overflow: "auto",
  background: colour.sheet,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.card,
});
export const drawing = style({ maxWidth: "none", marginInline: "auto" });

const outline = {
  stroke: colour.edge,
  strokeWidth: 1.25,
  "@media": { [media.forced]: { stroke: "CanvasText", fill: "Canvas" } },
} as const;

export const frame = styleVariants({
  atomic: { ...outline, fill: colour.raised },
  compound: { ...outline, fill: "none" },
  parallel: { ...outline, fill: "none", strokeDasharray: "6 4" },
  final: { ...outline, fill: colour.raised },
  history: { ...outline, fill: colour.sunk },
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
globalStyle(`${lines} code, ${transition} code`, {
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
