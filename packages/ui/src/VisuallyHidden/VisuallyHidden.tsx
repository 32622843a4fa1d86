import type { ReactNode } from "react";
import { hidden } from "./VisuallyHidden.css.ts";

/** Text for assistive technology alone. */
export function VisuallyHidden({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <span id={id} className={hidden}>
      {children}
    </span>
  );
}
