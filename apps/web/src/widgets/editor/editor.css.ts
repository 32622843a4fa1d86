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
globalStyle(`${text} .ProseMirror`, {
  minHeight: rem(96),
  maxWidth: "74ch",
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
  outline: "none",
  boxShadow: "none",
});
globalStyle(`${text} .ProseMirror > * + *`, { marginTop: space[8] });
globalStyle(`${text} .ProseMirror ul`, { listStyle: "disc", paddingLeft: rem(20) });
globalStyle(`${text} .ProseMirror ol`, { listStyle: "decimal", paddingLeft: rem(20) });
globalStyle(`${text} .ProseMirror :is(h3, h4)`, { fontWeight: 650 });
globalStyle(`${text} .ProseMirror a`, { color: colour.accent, textDecoration: "underline" });
globalStyle(`${text} .ProseMirror :is(td, th)`, {
  padding: space[4],
  border: `1px solid ${colour.line}`,
});
export const linkRow = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  gap: space[8],
  padding: space[8],
  borderBottom: `1px solid ${colour.line}`,
});
