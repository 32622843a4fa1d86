import { colour } from "../theme/contract.css.ts";
import { layer, media } from "../theme/scale.ts";
import { keyframes, style } from "@vanilla-extract/css";

const appear = keyframes({ from: { visibility: "hidden" }, to: { visibility: "visible" } });
const run = keyframes({
  from: { backgroundPosition: "150% 0" },
  to: { backgroundPosition: "-50% 0" },
});

/** An answer that comes at once changes nothing; of a slow one a line says that it is on its way. */
export const stale = style({
  position: "relative",
  selectors: {
    '&[aria-busy="true"]::before': {
      content: "",
      position: "absolute",
      zIndex: layer.page,
      inset: "0 0 auto",
      height: "2px",
      background: `linear-gradient(90deg, transparent 0 30%, ${colour.accent} 50%, transparent 70% 100%) 0 0 / 50% 100% no-repeat ${colour.accentWeak}`,
      animation: `${appear} 1ms linear 300ms backwards, ${run} 1.2s linear infinite`,
    },
  },
  "@media": {
    [media.calm]: {
      selectors: {
        '&[aria-busy="true"]::before': {
          background: colour.accent,
          animation: `${appear} 1ms linear 300ms backwards`,
        },
      },
    },
  },
});
