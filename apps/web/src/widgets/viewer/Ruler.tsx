import * as css from "./viewer.css.ts";

export interface RulerProps {
  lengthMm: number;
  pixelsPerMm: number;
}

/** Millimetres under a picture in actual size, from its left edge, to be held against a ruler. */
export function Ruler({ lengthMm, pixelsPerMm }: RulerProps) {
  return (
    <div
      className={css.ruler}
      style={{ width: lengthMm * pixelsPerMm + 1, [css.mmName]: `${pixelsPerMm}px` }}
      aria-hidden="true"
    />
  );
}
