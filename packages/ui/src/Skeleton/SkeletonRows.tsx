import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { Skeleton } from "./Skeleton.tsx";
import { row, rows, wide } from "./Skeleton.css.ts";

/** Rows of a list that is being fetched, as high as the real ones. */
export function SkeletonRows({ label, count = 9 }: { label: string; count?: number }) {
  return (
    <div className={rows} role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={row}>
          <Skeleton height="2.5rem" />
          <Skeleton />
          <span className={wide}>
            <Skeleton />
          </span>
          <span className={wide}>
            <Skeleton />
          </span>
        </div>
      ))}
    </div>
  );
}
