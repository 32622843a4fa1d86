import { bar } from "./Skeleton.css.ts";

/** A bar in place of what is still to come, in the height it will have; CSS lengths. */
export function Skeleton({ width = "100%", height = "1rem" }: { width?: string; height?: string }) {
  return <span className={bar} style={{ width, height }} aria-hidden="true" />;
}
