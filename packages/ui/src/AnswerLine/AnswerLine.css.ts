import { style, styleVariants } from "@vanilla-extract/css";
import { colour } from "../theme/contract.css.ts";
import { media, radius, rem, space, type } from "../theme/scale.ts";

const answer = style({
  display: "grid",
  gridTemplateColumns: "auto 1fr auto",
  gridTemplateAreas: '"sign title aside" "sign reason aside"',
  columnGap: rem(16),
  rowGap: space[2],
  alignItems: "center",
  padding: `${space[12]} ${space[18]}`,
  border: "1px solid",
  borderLeftWidth: 8,
  borderRadius: radius.card,
  "@media": {
    [media.small]: {
      gridTemplateColumns: "auto 1fr",
      gridTemplateAreas: '"sign title" "reason reason" "aside aside"',
      columnGap: space[12],
      rowGap: space[6],
      padding: space[12],
    },
  },
});

const toned = (text: string, ground: string, border: string) =>
  style([answer, { color: text, background: ground, borderColor: border }]);

export const tone = styleVariants({
  ok: [toned(colour.ok, colour.okBg, colour.okEdge)],
  warn: [toned(colour.warn, colour.warnBg, colour.warnEdge)],
  no: [toned(colour.no, colour.noBg, colour.noEdge)],
});

export const sign = style({
  gridArea: "sign",
  "@media": { [media.small]: { zoom: "0.82" } },
});

export const title = style([
  type.answer,
  { gridArea: "title", "@media": { [media.small]: { fontSize: rem(21) } } },
]);
export const reason = style([type.body, { gridArea: "reason", color: colour.ink }]);
export const aside = style([
  type.label,
  {
    gridArea: "aside",
    color: colour.ink2,
    textAlign: "right",
    "@media": {
      [media.small]: {
        display: "flex",
        flexWrap: "wrap",
        justifyContent: "space-between",
        gap: space[6],
        textAlign: "left",
      },
    },
  },
]);

/** A title without a reason stands in the middle of its sign. */
export const alone = style({ gridRow: "1 / 3" });
