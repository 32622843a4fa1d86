import type { ReactNode } from "react";
import { held } from "./StaleContent.css.ts";

/** Keeps in place what was shown before, until what was asked for is there. */
export function Held({ isStale, children }: { isStale: boolean; children: ReactNode }) {
  return (
    <div className={held} aria-busy={isStale}>
      {children}
    </div>
  );
}
