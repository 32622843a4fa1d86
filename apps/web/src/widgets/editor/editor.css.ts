import { globalStyle, style } from "@vanilla-extract/css";
import { colour } from "@specimen/ui/theme/contract.css.ts";
import { radius, rem, space, type } from "@specimen/ui/theme/scale.ts";

export const field = style({ display: "grid", gap: space[4], minWidth: 0 });
export const label = style([type.label, { color: colour.ink2 }]);
export const hint = style([type.label, { color: colour.ink3 }]);
export const frame = style({
  border: `1px solid ${colour.edge}`,
  borderRadius: radius.control,
  background: colour.sheet,
  selectors: {
    "&:focus-within": { borderColor: colour.accent },
    '&[data-invalid="true"]': { borderColor: colour.noEdge },
  },
});
export const tools = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[2],
  padding: space[4],
  borderBottom: `1px solid ${colour.line}`,
});
export const text = style({ padding: `${space[10]} ${space[12]}` });
// The text, written in or not yet.
globalStyle(`${text} > *`, { minHeight: rem(96) });
globalStyle(`${text} > .ProseMirror`, {
  whiteSpace: "pre-wrap",
  outline: "none",
  boxShadow: "none",
});
export const linkRow = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  gap: space[8],
  padding: space[8],
  borderBottom: `1px solid ${colour.line}`,
});
