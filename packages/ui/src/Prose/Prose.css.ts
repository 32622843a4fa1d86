import { globalStyle, style } from "@vanilla-extract/css";
import { colour } from "../theme/contract.css.ts";
import { media, radius, rem, space, type } from "../theme/scale.ts";

export const prose = style({
  maxWidth: "70ch",
  overflowWrap: "anywhere",
});

const inside = (selector: string, rules: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${prose} ${selector}`, rules);

inside("> * + *", { marginTop: space[8] });
inside(":is(h2, h3, h4, h5)", { ...type.heading });
inside("ul", { paddingLeft: rem(20), listStyle: "disc" });
inside("ol", { paddingLeft: rem(22), listStyle: "decimal" });
inside("li + li", { marginTop: space[4] });
inside("blockquote", {
  margin: 0,
  padding: `0 0 0 ${space[12]}`,
  borderLeft: `3px solid ${colour.line}`,
  color: colour.ink2,
});
inside("a", {
  color: colour.accent,
  textDecoration: "underline",
  textUnderlineOffset: "0.2em",
  borderRadius: radius.mark,
});
// A link on paper cannot be followed: its address is typed.
inside("a[data-address]::after", {
  "@media": { [media.print]: { content: '" (" attr(data-address) ")"' } },
});
inside("table", { borderCollapse: "collapse", fontSize: rem(14.5) });
inside("caption", { color: colour.ink3, textAlign: "left" });
inside(":is(th, td)", {
  padding: `${space[4]} ${space[12]} ${space[4]} 0`,
  borderBottom: `1px solid ${colour.line}`,
  textAlign: "left",
  verticalAlign: "top",
});
inside("th", { fontWeight: 600 });
