import type { ReactNode } from "react";
import { onPaper } from "./PrintSheet.css.ts";

/** What stands under a screen where it is printed as it is. */
export function OnPaper({ children }: { children: ReactNode }) {
  return <div className={onPaper}>{children}</div>;
}
