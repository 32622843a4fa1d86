import { colour } from "@specimen/ui/theme/contract.css.ts";
import { font, media, radius, rem, space, type } from "@specimen/ui/theme/scale.ts";
import { style } from "@vanilla-extract/css";

export const index = style({
  columns: `3 ${rem(260)}`,
  columnGap: space[32],
  "@media": { [media.small]: { columns: 1 } },
});

export const group = style({ breakInside: "avoid", marginBottom: space[18] });

export const letter = style([
  type.caption,
  {
    padding: `0 ${space[8]} ${space[4]}`,
    marginBottom: space[4],
    borderBottom: `1px solid ${colour.line}`,
    color: colour.ink3,
    fontWeight: 650,
  },
]);

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
