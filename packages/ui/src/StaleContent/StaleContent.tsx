import type { ReactNode } from "react";
import { stale } from "./StaleContent.css.ts";

export type StaleContentProps = {
  /** The content belongs to the previous question; the answer to the present one is awaited. */
  isStale: boolean;
  children: ReactNode;
};

/** Keeps the previous content in place, marked as busy, until the awaited one replaces it. */
export function StaleContent({ isStale, children }: StaleContentProps) {
  return (
    <div className={stale} aria-busy={isStale}>
      {children}
    </div>
  );
}
