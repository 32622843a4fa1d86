import { keyframes, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { colour } from "../theme/contract.css.ts";
import {
  elevation,
  layer,
  media,
  motion,
  radius,
  rem,
  space,
  target,
  type,
} from "../theme/scale.ts";

export const trigger = recipe({
  base: {
    display: "flex",
    alignItems: "center",
    gap: space[8],
    border: "1px solid",
    borderRadius: radius.control,
    fontSize: rem(13),
    cursor: "pointer",
  },
  variants: {
    ground: {
      nav: {
        width: "100%",
        minHeight: rem(34),
        padding: `0 ${space[10]}`,
        borderColor: colour.navLine,
        background: "none",
        color: colour.navInk,
        selectors: { "&:hover": { background: colour.navOn } },
      },
      page: {
        minHeight: target.base,
        padding: `0 ${space[10]}`,
        borderColor: colour.line,
        background: "none",
        color: colour.ink,
        selectors: {
          "&:hover": { background: `color-mix(in srgb, ${colour.ink}, transparent 92%)` },
        },
      },
    },
  },
});
export const triggerText = style({ flex: 1, textAlign: "left" });

const open = keyframes({ from: { opacity: 0, transform: "translateY(4px)" } });

export const menu = style({
  zIndex: layer.toast,
  minWidth: "var(--radix-dropdown-menu-trigger-width)",
  maxHeight: "var(--radix-dropdown-menu-content-available-height)",
  overflowY: "auto",
  padding: space[4],
  border: `1px solid ${colour.edge}`,
  borderRadius: radius.card,
  background: colour.raised,
  color: colour.ink,
  fontSize: type.body.fontSize,
  boxShadow: elevation.float,
  animation: `${open} ${motion.open}`,
  "@media": { [media.calm]: { animation: "none" } },
});

export const header = style([
  type.caption,
  { padding: `${space[6]} ${space[10]}`, color: colour.ink3 },
]);

export const item = style({
  display: "flex",
  alignItems: "center",
  gap: space[10],
  minHeight: target.page,
  padding: `0 ${space[10]}`,
  borderRadius: radius.chip,
  cursor: "pointer",
  selectors: {
    "&[data-highlighted]": {
      outline: "none",
      background: colour.accentWeak,
      boxShadow: `inset 3px 0 0 ${colour.accent}`,
    },
    '&[data-state="checked"]': { fontWeight: 650 },
  },
  "@media": {
    [media.forced]: { selectors: { "&[data-highlighted]": { outline: "2px solid Highlight" } } },
  },
});
export const itemLabel = style({ flex: 1 });
