import { style, styleVariants } from "@vanilla-extract/css";
import { colour } from "../theme/contract.css.ts";
import { forcedChoice, media, motion, radius, rem, space, tabular, type } from "../theme/scale.ts";

const stage = style({
  display: "block",
  containerType: "inline-size",
  padding: `${space[18]} ${space[18]} ${space[12]}`,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.card,
  transition: `background-color ${motion.light}`,
  "@media": { [media.small]: { padding: `${space[10]} ${space[10]} ${space[8]}` } },
});

// A lamp has the same colour in every theme, so these grounds are no roles.
export const light = styleVariants({
  white: [stage, { background: colour.sunk, color: colour.ink2 }],
  uv: [stage, { background: "#0A0818", borderColor: "#2B2750", color: "#DFE3F2" }],
  ir: [stage, { background: "#2A2A29", color: "#DFE3F2" }],
  transmitted: [
    stage,
    { background: "radial-gradient(circle at 50% 42%, #FFF3CF, #B89C5C 130%)", color: "#2D2309" },
  ],
});

export const caption = style([
  type.caption,
  tabular,
  {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    gap: `${space[2]} ${space[10]}`,
    marginTop: space[10],
  },
]);

/** What is on a board goes where its picture, marked so, could not be loaded: it would cover why. */
const onBoard = style({ selectors: { "[data-failed] ~ &": { display: "none" } } });

export const board = style({ position: "relative", width: "fit-content", margin: "0 auto" });

/** Two lines, so that one of them is seen on any picture in any light. */
export const region = style([
  onBoard,
  {
    position: "absolute",
    border: "2px solid #6FD3E6",
    borderRadius: "3px",
    boxShadow: "0 0 0 1px #12203C, inset 0 0 0 1px #12203C",
    pointerEvents: "none",
  },
]);

export const pin = style([
  onBoard,
  tabular,
  {
    position: "absolute",
    width: 24,
    height: 24,
    margin: "-12px 0 0 -12px",
    padding: 0,
    border: "2px solid #FDFCF8",
    borderRadius: "50%",
    background: "#12203C",
    color: "#FDFCF8",
    fontSize: rem(12),
    fontWeight: 700,
    lineHeight: 1,
    cursor: "pointer",
    selectors: {
      '&[aria-pressed="true"]': {
        background: "#006A83",
        boxShadow: "0 0 0 1px #12203C, 0 0 0 3px #6FD3E6",
      },
      // Two rings, so that one of them is seen on any picture in any light.
      "&:focus-visible": {
        outline: "3px solid #FDFCF8",
        outlineOffset: "1px",
        boxShadow: "0 0 0 7px #12203C",
      },
    },
    "@media": {
      [media.forced]: { selectors: { '&[aria-pressed="true"]': forcedChoice.ground } },
    },
    // On a small drawing pins would stand on one another and cover its letters: the list of
    // features does their work. The chosen one is smaller; the finger still hits 24 px.
    "@container": {
      "(max-width: 600px)": {
        width: 18,
        height: 18,
        margin: "-9px 0 0 -9px",
        borderWidth: 1,
        fontSize: rem(11),
        selectors: {
          '&[aria-pressed="false"]': { display: "none" },
          '&[aria-pressed="true"]:not(:focus-visible)': { boxShadow: "none" },
          "&::after": { content: '""', position: "absolute", inset: -4 },
        },
      },
    },
  },
]);

/** At the corner of a box, and for the most part outside of it: what stands there is to be read. */
export const cornerPin = style([
  pin,
  {
    margin: "-18px 0 0 -20px",
    "@container": { "(max-width: 600px)": { margin: "-14px 0 0 -16px" } },
  },
]);
