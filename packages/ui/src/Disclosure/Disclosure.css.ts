import { globalStyle, style } from "@vanilla-extract/css";
import { colour } from "../theme/contract.css.ts";
import { media, rem, space, tabular, type } from "../theme/scale.ts";

export const disclosure = style({
  selectors: { "& + &": { borderTop: `1px solid ${colour.line}` } },
});

export const trigger = style({
  display: "grid",
  gridTemplateColumns: `minmax(0, 1fr) ${rem(24)}`,
  alignItems: "center",
  gap: `0 ${space[10]}`,
  width: "100%",
  minHeight: rem(42),
  padding: `${space[10]} ${space[14]}`,
  border: 0,
  background: "none",
  color: colour.ink,
  textAlign: "left",
  cursor: "pointer",
  selectors: { "&:hover": { background: `color-mix(in srgb, ${colour.ink}, transparent 96%)` } },
});

const asideWidth = rem(86);

export const withAside = style({
  gridTemplateColumns: `${asideWidth} minmax(0, 1fr) ${rem(24)}`,
  "@media": { [media.small]: { gridTemplateColumns: `minmax(0, 1fr) ${rem(24)}` } },
});
export const aside = style([
  tabular,
  { color: colour.ink3, fontSize: rem(13.5), "@media": { [media.small]: { gridColumn: "1" } } },
]);
export const title = style({
  fontWeight: 550,
  "@media": { [media.small]: { gridColumn: "1" } },
});
export const mark = style([
  type.small,
  {
    display: "inline-flex",
    alignItems: "center",
    gap: space[4],
    marginLeft: space[10],
    color: colour.accent,
    fontWeight: 600,
  },
]);
export const arrow = style({
  display: "grid",
  placeItems: "center",
  "@media": { [media.small]: { gridColumn: "2", gridRow: "1 / span 2" } },
});

export const body = style({ padding: `0 ${space[14]} ${space[14]}`, maxWidth: "70ch" });

globalStyle(`h3:has(> ${withAside}) + ${body}`, {
  "@media": { [media.wide]: { paddingLeft: `calc(${asideWidth} + ${rem(24)})` } },
});
