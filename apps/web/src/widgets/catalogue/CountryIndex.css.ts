import { colour } from "@specimen/ui/theme/contract.css.ts";
import { font, media, radius, rem, space, type } from "@specimen/ui/theme/scale.ts";
import { style } from "@vanilla-extract/css";

export const index = style({ containerType: "inline-size" });

const leastColumn = 260;
const gap = 32;

// Three columns are cut beforehand; the browser balances two, for which it lays them out again.
export const columns = style({
  columns: `2 ${rem(leastColumn)}`,
  columnGap: rem(gap),
  "@container": {
    [`(min-width: ${rem(3 * leastColumn + 2 * gap)})`]: {
      display: "grid",
      gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
      columns: "auto",
    },
  },
  // On paper a page is filled column by column before the next one begins.
  "@media": {
    [media.print]: {
      display: "block !important",
      columns: "4 !important",
      columnGap: `${space[18]} !important`,
    },
  },
});
export const column = style({ "@media": { [media.print]: { display: "contents" } } });

export const group = style({
  breakInside: "avoid",
  marginBottom: space[18],
  "@media": { [media.print]: { breakInside: "auto", marginBottom: space[10] } },
});
export const entries = style({ "@media": { [media.print]: { minHeight: "0 !important" } } });

export const letter = style([
  type.caption,
  {
    padding: `0 ${space[8]} ${space[4]}`,
    marginBottom: space[4],
    borderBottom: `1px solid ${colour.line}`,
    color: colour.ink3,
    fontWeight: 650,
    "@media": { [media.print]: { breakAfter: "avoid" } },
  },
]);

/** The height of a letter with its line and distance. */
export const letterHeight = `calc(${rem(12.5 * 1.4 + 4 + 4)} + 1px)`;

/** The least height of an entry in rem; the place of a group is kept by it. */
export const entryHeight = 2;

export const entry = style({
  display: "flex",
  alignItems: "center",
  gap: space[10],
  minHeight: `${entryHeight}rem`,
  padding: `${space[4]} ${space[8]}`,
  borderRadius: radius.chip,
  textDecoration: "none",
  selectors: {
    "&:hover": { background: colour.accentWeak },
  },
  "@media": { [media.print]: { minHeight: 0, padding: `1px ${space[4]}`, gap: space[6] } },
});

export const name = style({
  flex: 1,
  minWidth: 0,
  overflowWrap: "anywhere",
  textDecoration: "underline",
  textDecorationColor: colour.line,
  textUnderlineOffset: "3px",
});

export const code = style([type.label, { color: colour.ink3, fontFamily: font.mono }]);
