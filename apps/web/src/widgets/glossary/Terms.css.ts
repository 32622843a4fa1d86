import { colour } from "@specimen/ui/theme/contract.css.ts";
import { media, rem, space } from "@specimen/ui/theme/scale.ts";
import { atLeast } from "@specimen/ui/theme/windows.ts";
import { style } from "@vanilla-extract/css";

/** Two columns where there is space, read down one and then the other. */
export const terms = style({
  columnGap: space[22],
  padding: `${space[2]} ${space[14]}`,
  "@media": { [`screen and ${atLeast(1100)}`]: { columns: 2 }, [media.print]: { columns: 2 } },
});
export const entry = style({
  breakInside: "avoid",
  padding: `${rem(9)} 0`,
  borderBottom: `1px solid ${colour.line}`,
  selectors: { "&:last-child": { borderBottomColor: "transparent" } },
});
export const term = style({ fontWeight: 600 });
export const definition = style({ color: colour.ink2 });
