import { rem } from "../theme/rem.ts";
import { spinner, track } from "./Spinner.css.ts";

/** A turning ring, one turn in 0.6 s; the size is in CSS pixels. It is decorative: say in words what is awaited. */
export function Spinner({ size = 60 }: { size?: number }) {
  return (
    <svg
      className={spinner}
      viewBox="0 0 60 60"
      width={rem(size)}
      height={rem(size)}
      strokeWidth={size < 24 ? 8 : 4}
      aria-hidden="true"
    >
      <circle className={track} cx="30" cy="30" r="25" />
      <path d="M30 5a25 25 0 0 1 25 25" />
    </svg>
  );
}
