import { recipe } from "@vanilla-extract/recipes";
import { colour } from "../theme/contract.css.ts";
import { font, tabular, type } from "../theme/scale.ts";

export const text = recipe({
  base: { textWrap: "pretty" },
  variants: {
    step: {
      body: type.body,
      small: type.small,
      label: type.label,
      caption: type.caption,
      value: [type.value, tabular],
      heading: type.heading,
    },
    tone: {
      ink: { color: colour.ink },
      ink2: { color: colour.ink2 },
      ink3: { color: colour.ink3 },
      ok: { color: colour.ok },
      warn: { color: colour.warn },
      no: { color: colour.no },
    },
    isCode: { true: { fontFamily: font.mono, letterSpacing: "0.01em" } },
    isTabular: { true: tabular },
    isStrong: { true: { fontWeight: 650 } },
  },
});
