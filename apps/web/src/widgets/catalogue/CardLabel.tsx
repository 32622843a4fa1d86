import type { ReactNode } from "react";
import * as css from "./CardLabel.css.ts";

/** What the heading of a column says beside a row, and a card says itself. */
export function CardLabel({ children }: { children: ReactNode }) {
  return <span className={css.label}>{children} </span>;
}
