import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { bar, heading as headingStyle, length, scaleLine } from "./ScaledThumbnail.css.ts";

export type ScaleHeadingProps = {
  heading: string;
  /** CSS pixels per mm. */
  scale: number;
  /** What the bar stands for, and its text, such as "50 mm". */
  lengthMm: number;
  lengthText: string;
  /** Says what the bar shows; for assistive technology. */
  label: string;
};

/** The heading over a column of thumbnails, with the bar of their scale. */
export function ScaleHeading({ heading, scale, lengthMm, lengthText, label }: ScaleHeadingProps) {
  return (
    <span className={headingStyle}>
      <span>{heading}</span>
      <span className={scaleLine} aria-hidden="true">
        <span className={bar} style={{ width: lengthMm * scale }} />
        <span className={length}>{lengthText}</span>
      </span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
