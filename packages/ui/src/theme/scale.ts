import { rem } from "./rem.ts";
import { atLeast, narrowerThan, rowsFrom, wideFrom } from "./windows.ts";

// Components set sizes while they run by this function alone; the tables below are for style sheets.
export { rem };

/** Distances, in steps that are named by their pixels at the default setting. */
export const space = {
  0: "0",
  2: rem(2),
  4: rem(4),
  6: rem(6),
  8: rem(8),
  10: rem(10),
  12: rem(12),
  14: rem(14),
  18: rem(18),
  22: rem(22),
  32: rem(32),
  48: rem(48),
} as const;

/** Corner radii: chips and options, controls, cards and popups. There are no pills. */
export const radius = { mark: "2px", chip: "5px", control: "6px", card: "8px" } as const;

/** Heights of things one can hit; WCAG 2.5.8 asks for 24 at least. */
export const target = {
  least: rem(24),
  small: rem(32),
  page: rem(36),
  base: rem(40),
  large: rem(48),
  row: rem(52),
} as const;

/** Shadows: only paper, floating things and the bottom bar cast one. */
export const elevation = {
  paper: "0 1px 2px rgb(8 16 36 / 0.18)",
  float: "0 10px 30px -8px rgb(8 16 36 / 0.34), 0 2px 6px rgb(8 16 36 / 0.12)",
  bottom: "0 -8px 24px -12px rgb(8 16 36 / 0.3)",
} as const;

/** Durations with their curve, for `transition` and `animation`. */
export const motion = {
  light: "180ms ease-out",
  open: "140ms ease-out",
  toast: "200ms ease-out",
  spinner: "600ms linear",
  rosette: "18s linear",
} as const;

/** Stacking order. */
export const layer = {
  page: 0,
  topBar: 20,
  popup: 30,
  consent: 40,
  dialog: 50,
  toast: 60,
} as const;

/** Fixed measures of the page. */
export const layout = {
  navigation: rem(240),
  topBar: rem(56),
  dashboard: rem(800),
  wide: rem(1070),
  aside: rem(372),
  gutter: rem(32),
  gutterSmall: rem(12),
} as const;

/**
 * Media queries: `small` is one column with a drawer, `wide` has the navigation beside the page. The rows
 * of a table are `cards` where the page beside the navigation is too narrow for them: a screen of 1366
 * at 125 % zoom.
 */
export const media = {
  small: `screen and ${narrowerThan(wideFrom)}`,
  wide: `screen and ${atLeast(wideFrom)}`,
  cards: `screen and ${narrowerThan(rowsFrom)}`,
  rows: `screen and ${atLeast(rowsFrom)}`,
  calm: "(prefers-reduced-motion: reduce)",
  forced: "(forced-colors: active)",
  print: "print",
} as const;

/** How what is chosen stands out in the system's colours, under `media.forced`. */
export const forcedChoice = {
  /** By its ground. Without the last entry the system lays one of its own under the letters and hides them. */
  ground: { background: "Highlight", color: "HighlightText", forcedColorAdjust: "none" },
  /** By a line, where there are colours inside or the focus has a line of its own. */
  line: { outline: "2px solid Highlight", outlineOffset: "-2px" },
} as const;

/** Font stacks: the product's face, and the system's monospace for codes and machine-readable lines. */
export const font = {
  sans: '"Instrument Sans Variable", "Specimen Fallback", Arial, sans-serif',
  mono: "ui-monospace, SFMono-Regular, 'Cascadia Mono', 'Liberation Mono', Menlo, Consolas, monospace",
} as const;

/** Figures of one width, for everything that is compared. */
export const tabular = { fontVariantNumeric: "tabular-nums lining-nums" } as const;

/**
 * On a phone, long words of headings, labels and names of records are broken as their language breaks
 * them. Values never are: a hyphen in a surname or number would be read as theirs.
 */
export const hyphenated = {
  "@media": { [media.small]: { hyphens: "auto", hyphenateLimitChars: "12 4 4" } },
} as const;

/** Type steps, ready to spread into a style. */
export const type = {
  display: step(34, 1.14, 600, "-0.02em"),
  answer: step(26, 1.15, 700, "-0.015em"),
  title: step(24, 1.2, 650, "-0.015em"),
  value: step(18, 1.25, 650, "-0.01em"),
  heading: step(16, 1.3, 650, "-0.005em"),
  body: step(15, 1.45, 400, "0"),
  small: step(13.5, 1.4, 400, "0"),
  label: step(13, 1.4, 400, "0"),
  caption: step(12.5, 1.4, 400, "0"),
  axis: step(11, 1.6, 400, "0"),
};

function step(size: number, lineHeight: number, fontWeight: number, letterSpacing: string) {
  return { fontSize: rem(size), lineHeight: String(lineHeight), fontWeight, letterSpacing };
}
