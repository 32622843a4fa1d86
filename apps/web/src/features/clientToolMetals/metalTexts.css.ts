import { style } from "@vanilla-extract/css";
import { rem, space } from "@specimen/ui/theme/scale.ts";

/** The bars of a refiner, in as many columns as fit. */
export const bars = style({ columnWidth: rem(240), columnGap: space[18], lineHeight: 1.9 });
