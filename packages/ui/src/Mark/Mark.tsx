import { rem } from "../theme/rem.ts";
import { heart, mark } from "./Mark.css.ts";

const petals = [0, 30, 60, 90, 120, 150];

/** The product's mark: the engraver's rosette, small. Decorative beside the name. */
export function Mark({ size = 26 }: { size?: number }) {
  return (
    <svg
      className={mark}
      viewBox="0 0 32 32"
      width={rem(size)}
      height={rem(size)}
      aria-hidden="true"
    >
      {petals.map((turn) => (
        <ellipse key={turn} cx="16" cy="16" rx="15" ry="5.6" transform={`rotate(${turn} 16 16)`} />
      ))}
      <circle className={heart} cx="16" cy="16" r="3.6" />
    </svg>
  );
}
