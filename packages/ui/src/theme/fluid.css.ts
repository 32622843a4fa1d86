import { style } from "@vanilla-extract/css";
import { rem } from "./scale.ts";

/** In a line that wraps: as wide as the line allows, so that its content never changes its line. */
export const fluid = style({ flex: `1 1 ${rem(224)}`, minWidth: 0, maxWidth: rem(400) });
