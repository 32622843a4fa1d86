import type { ReactNode } from "react";
import { rem } from "../theme/scale.ts";
import { icon } from "./Icon.css.ts";

/** Size in CSS pixels at the default setting; the icon takes the colour of its text. */
export type IconProps = { size?: number };

/** The frame of a line icon on a grid of 24; decorative, the word beside it speaks. */
export function Icon({
  size = 18,
  weight = 1.75,
  children,
}: IconProps & { weight?: number; children: ReactNode }) {
  return (
    <svg
      className={icon}
      viewBox="0 0 24 24"
      width={rem(size)}
      height={rem(size)}
      strokeWidth={weight}
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}
