import type { ReactNode } from "react";
import { bar, heading as headingStyle, length, scaleLine } from "./ScaledThumbnail.css.ts";

export type ScaleHeadingProps = {
  heading: ReactNode;
  /** CSS pixels per mm. */
  scale: number;
  /** What the bar stands for, and its text, such as "50 mm". */
  lengthMm: number;
  lengthText: string;
};

/**
 * The heading over a column of thumbnails, with the bar of their scale. The bar is a picture, as what it
 * measures is: a screen reader says the heading alone with every cell of the column.
 */
export function ScaleHeading({ heading, scale, lengthMm, lengthText }: ScaleHeadingProps) {
  return (
    <span className={headingStyle}>
      <span>{heading}</span>
      <span className={scaleLine} aria-hidden="true">
        <span className={bar} style={{ width: lengthMm * scale }} />
        <span className={length}>{lengthText}</span>
      </span>
    </span>
  );
}
