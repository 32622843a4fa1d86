import { createVar, styleVariants, type ComplexStyleRule } from "@vanilla-extract/css";
import { recipe, type RecipeVariants } from "@vanilla-extract/recipes";
import { colour } from "../theme/contract.css.ts";
import { forcedChoice, media, radius, rem, space, target } from "../theme/scale.ts";

const ground = createVar();

const solid = (fill: string, text: string) => ({
  vars: { [ground]: fill },
  background: ground,
  color: text,
  selectors: {
    '&:hover:not([aria-disabled="true"])': {
      background: `color-mix(in srgb, ${ground}, ${colour.sheet} 14%)`,
    },
    '&:active:not([aria-disabled="true"])': {
      background: `color-mix(in srgb, ${ground}, ${colour.sheet} 22%)`,
    },
  },
});

const boxed = (fill: string, text: string, border: string) => ({
  background: fill,
  color: text,
  borderColor: border,
  selectors: {
    '&:hover:not([aria-disabled="true"])': {
      background: `color-mix(in srgb, ${fill}, ${text} 7%)`,
    },
    '&:active:not([aria-disabled="true"])': {
      background: `color-mix(in srgb, ${fill}, ${text} 12%)`,
    },
  },
});

const thin: ComplexStyleRule = {
  color: colour.accent,
  fontWeight: 500,
  textDecorationLine: "underline",
  textDecorationThickness: "1px",
  textUnderlineOffset: "3px",
  selectors: { '&:hover:not([aria-disabled="true"])': { textDecorationThickness: "2px" } },
};

/** A tool in a row of tools: no box until it is pressed. */
const quiet: ComplexStyleRule = {
  color: colour.ink,
  fontWeight: 500,
  selectors: {
    '&:hover:not([aria-disabled="true"])': {
      background: `color-mix(in srgb, ${colour.ink}, transparent 92%)`,
    },
  },
};

/** The look shared by `Button` and `LinkButton`. */
export const button = recipe({
  base: {
    position: "relative",
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: space[8],
    border: "1px solid transparent",
    borderRadius: radius.control,
    background: "none",
    fontWeight: 600,
    lineHeight: 1.15,
    textAlign: "center",
    textDecoration: "none",
    cursor: "pointer",
    selectors: {
      '&[aria-pressed="true"]': {
        borderColor: colour.accent,
        background: colour.accentWeak,
        color: colour.accent,
      },
      '&[aria-disabled="true"]': { cursor: "not-allowed" },
      // Waiting keeps the look, a refusal does not.
      '&[aria-disabled="true"]:not([aria-busy="true"])': {
        background: colour.sunk,
        color: colour.ink3,
        border: `1px dashed ${colour.edge}`,
      },
    },
    "@media": {
      [media.forced]: {
        borderColor: "ButtonBorder",
        selectors: { '&[aria-pressed="true"]:not(:focus-visible)': forcedChoice.line },
      },
      [media.print]: { display: "none" },
    },
  },
  variants: {
    variant: {
      primary: solid(colour.primary, colour.onPrimary),
      secondary: boxed(colour.sheet, colour.ink, colour.edge),
      action: solid(colour.accent, colour.onAccent),
      dark: solid(colour.dark, colour.onDark),
      red: solid(colour.red, colour.onRed),
      thin,
      quiet,
      logout: [boxed(colour.nav, colour.navInk, colour.navLine), { fontWeight: 500 }],
    },
    size: {
      sm: { minHeight: target.small, padding: `${space[4]} ${space[12]}`, fontSize: rem(13) },
      base: { minHeight: target.base, padding: `${space[4]} ${rem(16)}`, fontSize: rem(15) },
      lg: { minHeight: target.large, padding: `${space[4]} ${space[22]}`, fontSize: rem(17) },
    },
    isStretched: { true: { width: "100%" } },
  },
  compoundVariants: [{ variants: { variant: "thin" }, style: { paddingInline: space[8] } }],
});

/** Where a waiting button without an icon shows its spinner: in the padding, so that the width stays. */
export const waiting = styleVariants({
  sm: { position: "absolute", left: 0 },
  base: { position: "absolute", left: "2px" },
  lg: { position: "absolute", left: "4px" },
});

/** Variants and sizes of a button. */
export type ButtonLook = {
  variant?: NonNullable<NonNullable<RecipeVariants<typeof button>>["variant"]>;
  size?: NonNullable<NonNullable<RecipeVariants<typeof button>>["size"]>;
};
