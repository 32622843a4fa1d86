import { keyframes, style } from "@vanilla-extract/css";
import { colour } from "../theme/contract.css.ts";
import {
  elevation,
  layer,
  layout,
  media,
  motion,
  radius,
  rem,
  space,
  type,
} from "../theme/scale.ts";

const open = keyframes({ from: { opacity: 0, transform: "translateY(-4px)" } });
const rise = keyframes({ from: { transform: "translateY(24px)", opacity: 0 } });

export const popup = style({
  zIndex: layer.popup,
  background: colour.raised,
  color: colour.ink,
  border: `1px solid ${colour.edge}`,
  borderRadius: radius.card,
  boxShadow: elevation.float,
  overflowY: "auto",
  overscrollBehavior: "contain",
  "@media": {
    [media.wide]: {
      position: "absolute",
      left: "var(--popup-left, 0)",
      top: "var(--popup-top, 0)",
      width: `min(${layout.aside}, 100% - ${rem(16)})`,
      animation: `${open} ${motion.open}`,
    },
    // A sheet at the foot of the page, over everything that stands there.
    [media.small]: {
      position: "fixed",
      zIndex: layer.dialog,
      insetInline: 0,
      bottom: 0,
      maxHeight: "85dvh",
      borderRadius: `${radius.card} ${radius.card} 0 0`,
      borderInline: 0,
      borderBottom: 0,
      boxShadow: elevation.bottom,
      animation: `${rise} ${motion.open}`,
    },
  },
  selectors: { "&:focus-visible": { outlineOffset: "-3px", boxShadow: elevation.float } },
});

export const header = style({
  display: "flex",
  alignItems: "center",
  gap: space[8],
  padding: `${space[10]} ${space[8]} 0 ${space[14]}`,
});
export const title = style([type.heading, { flex: 1, minWidth: 0, overflowWrap: "anywhere" }]);
export const body = style({ padding: `${space[4]} ${space[14]} ${space[14]}` });
