import type { ReactNode } from "react";
import { sheet } from "./PrintSheet.css.ts";

/** A page of paper, A4; seen in print only, where it stands for what is `OnScreen`. */
export function PrintSheet({ children }: { children: ReactNode }) {
  return <div className={sheet}>{children}</div>;
}
