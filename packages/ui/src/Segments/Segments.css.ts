import { recipe } from "@vanilla-extract/recipes";
import { style } from "@vanilla-extract/css";
import { colour } from "../theme/contract.css.ts";
import { forcedChoice, media, rem, space, target } from "../theme/scale.ts";
import { narrowerThan } from "../theme/windows.ts";

export const group = recipe({
  base: {
    gap: 1,
    border: `1px solid ${colour.edge}`,
    borderRadius: "7px",
    background: colour.line,
  },
  variants: {
    look: {
      solid: { display: "grid", gridAutoFlow: "column", gridAutoColumns: "minmax(0, 1fr)" },
      /** As wide as its words; where these have no space, they go on in another line, and the last segments too. */
      quiet: { display: "inline-flex", flexWrap: "wrap", overflow: "hidden" },
    },
    /** On a narrow screen four segments stand two by two. */
    isFolding: {
      true: {
        "@media": {
          [media.small]: { gridAutoFlow: "row", gridTemplateColumns: "1fr 1fr" },
        },
      },
    },
  },
  compoundVariants: [
    // Of four, a long word may take more than its share.
    { variants: { look: "solid", isFolding: true }, style: { gridAutoColumns: "1fr" } },
    {
      variants: { look: "quiet", isFolding: true },
      style: {
        flexGrow: 1,
        "@media": { [media.small]: { display: "inline-grid" } },
        // Not three and one, in no language.
        "@container": {
          "(max-width: 39rem)": { display: "inline-grid", gridTemplateColumns: "1fr 1fr" },
        },
      },
    },
  ],
});

export const segment = recipe({
  base: {
    position: "relative",
    display: "flex",
    alignItems: "center",
    justifyContent: "center",
    gap: rem(7),
    padding: `${space[2]} ${space[6]}`,
    background: colour.sheet,
    color: colour.ink,
    fontWeight: 500,
    lineHeight: 1.1,
    textAlign: "center",
    cursor: "pointer",
    selectors: {
      "&:first-child": { borderRadius: "6px 0 0 6px" },
      "&:last-child": { borderRadius: "0 6px 6px 0" },
      "&:has(:focus-visible)": {
        zIndex: 1,
        outline: `3px solid ${colour.focus}`,
        outlineOffset: "2px",
        boxShadow: `0 0 0 2px ${colour.focusGap}`,
      },
    },
    "@media": {
      [media.forced]: {
        selectors: { "&:has(:checked)": forcedChoice.ground },
      },
    },
  },
  variants: {
    look: {
      solid: {
        // With the border of the group as high as a field or a button.
        minHeight: `calc(${target.base} - 2px)`,
        fontSize: rem(14),
        selectors: {
          "&:has(:checked)": {
            background: colour.primary,
            color: colour.onPrimary,
            fontWeight: 650,
          },
        },
      },
      quiet: {
        flex: "1 1 min-content",
        maxWidth: "100%",
        minHeight: target.small,
        paddingInline: space[12],
        fontSize: rem(13),
        selectors: {
          // Its lines end where the frame does, which cuts what is outside.
          "&:first-child": { borderRadius: 0 },
          "&:last-child": { borderRadius: 0 },
          "&:has(:focus-visible)": { outlineOffset: "-3px", boxShadow: "none" },
          "&:has(:checked)": {
            background: colour.accentWeak,
            boxShadow: `inset 0 -2px 0 ${colour.accent}`,
            fontWeight: 650,
          },
        },
      },
    },
    isFolding: {
      true: {
        "@media": {
          [media.small]: {
            selectors: {
              "&:first-child": { borderRadius: "6px 0 0 0" },
              "&:nth-child(2)": { borderRadius: "0 6px 0 0" },
              "&:nth-child(3)": { borderRadius: "0 0 0 6px" },
              "&:last-child": { borderRadius: "0 0 6px 0" },
            },
          },
        },
      },
      // Two or three have space on both sides of their words.
      false: {
        paddingInline: space[12],
        "@media": { [media.small]: { paddingInline: space[6] } },
      },
    },
  },
});

export const radio = style({ position: "absolute", inset: 0, opacity: 0, cursor: "pointer" });

export const shortcut = style({
  padding: `0 ${space[4]}`,
  border: "1px solid currentColor",
  borderRadius: "4px",
  fontFamily: "inherit",
  fontSize: rem(11),
  fontWeight: 500,
  lineHeight: rem(16),
  // Beside the words of four segments there is no space for it.
  "@media": { [`screen and ${narrowerThan(1091)}`]: { display: "none" } },
});
