import { colour } from "@specimen/ui/theme/contract.css.ts";
import { media, rem, space, tabular, type } from "@specimen/ui/theme/scale.ts";
import { style } from "@vanilla-extract/css";

/** Decoration beside the dates, which say the same in words; cards have the dates alone. */
export const bar = style({
  position: "relative",
  height: rem(14),
  marginBottom: space[2],
  selectors: {
    "&::before": {
      content: '""',
      position: "absolute",
      insetInline: 0,
      top: rem(7),
      borderTop: `1px solid ${colour.line}`,
    },
  },
  "@media": { [media.cards]: { display: "none" } },
});

const part = style({ position: "absolute", top: rem(3), height: rem(8), minWidth: rem(2) });
export const issued = style([
  part,
  { background: colour.ink2, "@media": { [media.forced]: { background: "CanvasText" } } },
]);
/** Pointed: it goes on. */
export const stillIssued = style([
  issued,
  { clipPath: "polygon(0 0, calc(100% - 4px) 0, 100% 50%, calc(100% - 4px) 100%, 0 100%)" },
]);
export const valid = style([
  part,
  {
    border: `1px solid ${colour.ink2}`,
    background: `repeating-linear-gradient(135deg, ${colour.ink2} 0 1px, transparent 1px 4px)`,
  },
]);
export const today = style({
  position: "absolute",
  top: rem(-2),
  bottom: rem(-4),
  borderLeft: `2px solid ${colour.accent}`,
});

export const dates = style([type.caption, tabular, { color: colour.ink2, lineHeight: 1.25 }]);

export const axis = style([
  type.axis,
  tabular,
  { position: "relative", display: "block", height: rem(18), fontWeight: 400 },
]);
export const year = style({ position: "absolute", transform: "translateX(-50%)" });
export const now = style([year, { color: colour.accent, fontWeight: 700 }]);
