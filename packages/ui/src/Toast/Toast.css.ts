import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { colour } from "../theme/contract.css.ts";
import { elevation, layer, media, motion, radius, rem, space, target } from "../theme/scale.ts";

export const region = style({
  position: "fixed",
  zIndex: layer.toast,
  top: rem(68),
  right: rem(24),
  display: "grid",
  gap: space[10],
  width: rem(340),
  maxWidth: `calc(100vw - ${rem(24)})`,
  borderRadius: radius.card,
  "@media": { [media.small]: { right: space[12] } },
});

/** Seen by whoever came here by Alt+T, and by nobody else. */
export const empty = style({
  display: "none",
  padding: `${rem(11)} ${space[12]}`,
  border: `1px solid ${colour.edge}`,
  borderRadius: radius.card,
  background: colour.raised,
  color: colour.ink2,
  fontSize: rem(14),
  listStyle: "none",
  selectors: { [`${region}:focus > &`]: { display: "block" } },
});

const arrive = keyframes({ from: { opacity: 0, transform: "translateX(12px)" } });
const leave = keyframes({ to: { opacity: 0, transform: "translateX(100%)" } });
const leaveLeft = keyframes({ to: { opacity: 0, transform: "translateX(-100%)" } });

const toast = style({
  display: "grid",
  gridTemplateColumns: `${rem(24)} minmax(0, 1fr) ${target.least}`,
  gap: `${space[2]} ${space[10]}`,
  padding: `${rem(11)} ${space[12]}`,
  border: `1px solid ${colour.edge}`,
  borderLeftWidth: 6,
  borderRadius: radius.card,
  background: colour.raised,
  boxShadow: elevation.float,
  color: colour.ink,
  fontSize: rem(14),
  lineHeight: 1.35,
  cursor: "pointer",
  touchAction: "pan-y",
  animation: `${arrive} ${motion.toast}`,
  selectors: {
    '&[data-swipe="move"]': { transform: "translateX(var(--radix-toast-swipe-move-x))" },
    '&[data-swipe="cancel"]': { transform: "none", transition: `transform ${motion.toast}` },
    '&[data-swipe="end"]': { animation: `${leave} ${motion.toast}` },
    '&[data-swipe="end"][data-swipe-direction="left"]': {
      animation: `${leaveLeft} ${motion.toast}`,
    },
  },
  "@media": { [media.calm]: { animation: "none" } },
});

export const tone = styleVariants({
  ok: [toast, { borderLeftColor: colour.okEdge }],
  no: [toast, { borderLeftColor: colour.noEdge }],
  info: [toast, { borderLeftColor: colour.ink }],
});

export const sign = styleVariants({
  ok: { color: colour.ok },
  no: { color: colour.no },
  info: { color: colour.ink2 },
});
export const title = style({ fontWeight: 650 });
export const text = style({ color: colour.ink2 });
export const action = style({
  minHeight: target.least,
  marginTop: space[4],
  padding: 0,
  border: 0,
  background: "none",
  color: colour.accent,
  font: "inherit",
  fontWeight: 600,
  textDecoration: "underline",
  textUnderlineOffset: 3,
  cursor: "pointer",
});
export const close = style({
  display: "grid",
  placeItems: "center",
  width: target.least,
  height: target.least,
  padding: 0,
  border: 0,
  borderRadius: radius.chip,
  background: "none",
  color: colour.ink3,
  cursor: "pointer",
});
