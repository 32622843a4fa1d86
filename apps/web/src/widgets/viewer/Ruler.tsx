import * as css from "./viewer.css.ts";

export interface RulerProps {
  lengthMm: number;
  pixelsPerMm: number;
}

/** Millimetres under a note in its true size, to be held against a ruler; from its left edge. */
export function Ruler({ lengthMm, pixelsPerMm }: RulerProps) {
  return (
    <div
      className={css.ruler}
      style={{ width: lengthMm * pixelsPerMm + 1, [css.mmName]: `${pixelsPerMm}px` }}
      aria-hidden="true"
    />
  );
}
