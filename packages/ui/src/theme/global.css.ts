import { globalFontFace, globalStyle } from "@vanilla-extract/css";
import { colour } from "./contract.css.ts";
import { covered } from "./inSight.ts";
import { font, hyphenated, media, rem, type } from "./scale.ts";
import "./themes.css.ts";

const face = (subset: string) =>
  `url("@fontsource-variable/instrument-sans/files/instrument-sans-${subset}-wght-normal.woff2") format("woff2-variations")`;

// Ranges as the typeface's package states them, so that a language loads only the letters it uses.
globalFontFace("Instrument Sans Variable", [
  {
    src: face("latin-ext"),
    fontWeight: "400 700",
    fontStyle: "normal",
    fontDisplay: "swap",
    unicodeRange:
      "U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF",
  },
  {
    src: face("latin"),
    fontWeight: "400 700",
    fontStyle: "normal",
    fontDisplay: "swap",
    unicodeRange:
      "U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD",
  },
]);

// The local face wears the metrics of the real one, so that nothing moves when it arrives.
globalFontFace("Specimen Fallback", {
  src: 'local("Arial"), local("Liberation Sans"), local("Helvetica")',
  sizeAdjust: "103.42%",
  ascentOverride: "93.79%",
  descentOverride: "24.17%",
  lineGapOverride: "0%",
});

globalStyle("*, *::before, *::after", { boxSizing: "border-box" });
globalStyle("html", {
  ...type.body,
  fontSize: "100%",
  fontFamily: font.sans,
  background: colour.page,
  color: colour.ink,
  textSizeAdjust: "100%",
  // What has the focus is not hidden: the top bar, and the bars at the foot with the height they have.
  vars: {
    [covered.head]: rem(72),
    [covered.foot]: `calc(max(var(--save-bar, 0px), var(--consent-bar, 0px)) + ${rem(20)})`,
  },
  scrollPadding: `var(${covered.head}) 0 var(${covered.foot})`,
});
globalStyle("body", { margin: 0, minHeight: "100vh", fontSize: type.body.fontSize });
globalStyle("h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset", {
  margin: 0,
  padding: 0,
  border: 0,
});
globalStyle("h1, h2, h3, h4", { font: "inherit" });
globalStyle("h1, h2, h3, h4, label, legend, dt, th", hyphenated);
globalStyle("ul, ol", { listStyle: "none" });
globalStyle("img, svg", { display: "block" });
globalStyle("button, input, select, textarea", { font: "inherit", color: "inherit" });
// Safari on a phone enlarges the page for a field whose letters are smaller, and leaves it so.
globalStyle("input, select, textarea", {
  "@media": { [media.small]: { fontSize: rem(16) } },
});
// A field is seen with its label of two lines above and what is wrong below.
globalStyle("input, select, textarea", { scrollMargin: `${rem(44)} 0 ${rem(44)}` });
globalStyle("a", { color: "inherit" });
globalStyle("::placeholder", { color: colour.ink3, opacity: 1 });

globalStyle(":focus-visible", {
  outline: `3px solid ${colour.focus}`,
  outlineOffset: "2px",
  boxShadow: `0 0 0 2px ${colour.focusGap}`,
});

// Whatever paper the printer has. What is read at a table is set smaller than what is on a screen.
globalStyle("@page", { margin: "12mm" });
// Browsers leave backgrounds out on paper, and with them marks and what light letters stand on.
globalStyle("html", {
  "@media": { [media.print]: { fontSize: "80%", background: "none", printColorAdjust: "exact" } },
});
globalStyle("body", { "@media": { [media.print]: { minHeight: 0 } } });
globalStyle("h1, h2, h3, h4, thead", { "@media": { [media.print]: { breakAfter: "avoid" } } });
globalStyle("tr, li, figure", { "@media": { [media.print]: { breakInside: "avoid" } } });

globalStyle("*, *::before, *::after", {
  "@media": { [media.calm]: { animation: "none !important", transition: "none !important" } },
});
