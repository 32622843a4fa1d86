import * as css from "./viewer.css.ts";

/** Millimetres under a note in its true size, to be held against a ruler. */
export function Ruler({ lengthMm, pixelsPerMm }: { lengthMm: number; pixelsPerMm: number }) {
  return (
    <div
      className={css.ruler}
      style={{
        width: lengthMm * pixelsPerMm + 1,
        margin: "0 auto",
        [css.mmName]: `${pixelsPerMm}px`,
      }}
      aria-hidden="true"
    />
  );
}
