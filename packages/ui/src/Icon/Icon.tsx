import type { ComponentType, ReactNode } from "react";
import { rem } from "../theme/rem.ts";
import { icon } from "./Icon.css.ts";

/** Size in CSS pixels at the default setting; the icon takes the colour of its text. */
export type IconProps = { size?: number };

/**
 * A line icon from shapes on a grid of 24, with lines of this weight. It is decorative: the text
 * beside it says what it means.
 */
export const createIcon = (shapes: ReactNode, weight = 1.75): ComponentType<IconProps> =>
  function Icon({ size = 18 }) {
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
        {shapes}
      </svg>
    );
  };
