import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { bar } from "./Skeleton.css.ts";

export type SkeletonProps = {
  width?: string;
  height?: string;
  /** Says what is awaited where nothing beside the bar does. */
  label?: string;
};

/** A bar in place of what is still to come, in the height it will have; CSS lengths. */
export function Skeleton({ width = "100%", height = "1rem", label }: SkeletonProps) {
  const drawn = <span className={bar} style={{ width, height }} aria-hidden="true" />;
  if (label === undefined) return drawn;
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {drawn}
    </div>
  );
}
