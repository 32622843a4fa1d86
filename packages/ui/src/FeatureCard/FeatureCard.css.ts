import { style } from "@vanilla-extract/css";
import { colour } from "../theme/contract.css.ts";
import { media, rem, space, type } from "../theme/scale.ts";

export const list = style({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: space[8],
  "@media": { [media.small]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const item = style({ display: "grid" });

export const card = style({
  display: "grid",
  gridTemplateColumns: `${rem(28)} minmax(0, 1fr)`,
  alignContent: "start",
  gap: `${space[2]} ${space[10]}`,
  width: "100%",
  padding: `${space[10]} ${space[12]}`,
  border: `1px solid ${colour.line}`,
  borderRadius: "7px",
  background: colour.sheet,
  color: colour.ink,
  textAlign: "left",
  cursor: "pointer",
  selectors: {
    "&:hover": { borderColor: colour.edge },
    '&[aria-pressed="true"]': {
      borderColor: colour.accent,
      boxShadow: `inset 3px 0 0 ${colour.accent}`,
    },
    '&[aria-pressed="true"]:focus-visible': {
      boxShadow: `inset 3px 0 0 ${colour.accent}, 0 0 0 2px ${colour.focusGap}`,
    },
  },
  "@media": {
    [media.forced]: { selectors: { '&[aria-pressed="true"]': { borderColor: "Highlight" } } },
  },
});

/** Beside all lines of the feature. */
export const place = style({ gridRow: "1 / span 3" });
export const title = style({ fontWeight: 650 });
export const sense = style([
  type.caption,
  { display: "flex", alignItems: "center", gap: rem(5), color: colour.ink3 },
]);
export const text = style({ fontSize: rem(14), lineHeight: 1.4, color: colour.ink2 });
