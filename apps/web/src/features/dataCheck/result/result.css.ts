import { colour } from "@specimen/ui/theme/contract.css.ts";
import {
  font,
  forcedChoice,
  layout,
  media,
  radius,
  rem,
  space,
  type,
} from "@specimen/ui/theme/scale.ts";
import { style, styleVariants } from "@vanilla-extract/css";

export const columns = style({
  display: "grid",
  gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${rem(360)})`,
  alignItems: "start",
  gap: space[18],
  "@media": { [media.cards]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

/** Stays in sight beside the rules, which are longer than the screen. */
export const aside = style({
  position: "sticky",
  top: `calc(${layout.topBar} + ${space[14]})`,
  maxHeight: `calc(100vh - ${layout.topBar} - 2 * ${space[14]})`,
  overflowY: "auto",
  "@media": { [media.cards]: { position: "static", maxHeight: "none", overflowY: "visible" } },
});

export const counts = style([
  type.small,
  { display: "flex", flexWrap: "wrap", gap: `${space[2]} ${space[14]}`, fontWeight: 550 },
]);
export const count = style({ display: "inline-flex", alignItems: "center", gap: space[6] });

/** What stands elsewhere on small screens, and what does on wide ones. */
export const onWide = style({ "@media": { [media.small]: { display: "none" } } });
export const onSmall = style({
  display: "none",
  "@media": { [media.small]: { display: "block" } },
});

export const list = style({ listStyle: "none", margin: 0, padding: 0 });
export const group = style([
  type.small,
  {
    padding: `${space[8]} ${space[12]}`,
    fontWeight: 650,
    background: colour.sunk,
    borderBottom: `1px solid ${colour.line}`,
  },
]);

const rowBase = style({
  display: "grid",
  gridTemplateColumns: `minmax(0, 1.25fr) ${rem(140)} minmax(0, 1.5fr)`,
  alignItems: "center",
  gap: space[8],
  width: "100%",
  minHeight: rem(40),
  padding: `${space[6]} ${space[12]}`,
  border: 0,
  borderBottom: `1px solid ${colour.line}`,
  borderInlineStart: "3px solid transparent",
  background: "transparent",
  color: colour.ink,
  font: "inherit",
  textAlign: "start",
  cursor: "pointer",
  "@media": { [media.small]: { gridTemplateColumns: "minmax(0, 1fr) auto" } },
});
export const row = styleVariants({
  other: [rowBase],
  current: [
    rowBase,
    {
      background: colour.accentWeak,
      borderInlineStartColor: colour.accent,
      "@media": {
        [media.forced]: { selectors: { "&:not(:focus-visible)": forcedChoice.line } },
      },
    },
  ],
});
export const name = style({ fontWeight: 550, overflowWrap: "anywhere" });
export const values = style([
  type.small,
  {
    color: colour.ink2,
    overflowWrap: "anywhere",
    "@media": { [media.small]: { gridColumn: "1 / -1" } },
  },
]);
export const lines = style({
  margin: 0,
  padding: space[10],
  border: `1px solid ${colour.line}`,
  borderRadius: radius.control,
  background: colour.sunk,
  fontFamily: font.mono,
  fontSize: rem(11.5),
  overflowWrap: "anywhere",
  whiteSpace: "pre-wrap",
  lineBreak: "anywhere",
});

/** On paper nothing is broken: a line of 44 characters fits into a column. */
export const printedLines = style({ margin: 0, fontFamily: font.mono, fontSize: "8pt" });

/** What the customer wants done now. */
export const alarm = style({
  display: "flex",
  gap: space[10],
  padding: `${space[10]} ${space[14]}`,
  border: `1px solid ${colour.noEdge}`,
  borderLeftWidth: 6,
  borderRadius: radius.card,
  background: colour.raised,
});
