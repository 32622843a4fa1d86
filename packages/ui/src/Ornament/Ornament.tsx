import { rem } from "../theme/rem.ts";
import { line, ornament, turning } from "./Ornament.css.ts";

export type OrnamentProps = {
  /** Finished SVG path data, one per line. */
  paths: readonly string[];
  viewBox: string;
  /** CSS pixels at the default setting. */
  width: number;
  height: number;
  /** One turn in 18 s, about its middle; it stands still when motion is reduced. */
  isTurning?: boolean | undefined;
};

/** The engraver's line, drawn in the colour of its surroundings. Never behind text. */
export function Ornament({ paths, viewBox, width, height, isTurning = false }: OrnamentProps) {
  return (
    <svg
      className={isTurning ? `${ornament} ${turning}` : ornament}
      viewBox={viewBox}
      width={rem(width)}
      height={rem(height)}
      aria-hidden="true"
    >
      {paths.map((path) => (
        <path key={path} className={line} d={path} />
      ))}
    </svg>
  );
}
