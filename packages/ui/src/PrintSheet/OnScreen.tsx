import type { ReactNode } from "react";
import { onScreen } from "./PrintSheet.css.ts";

/** What is seen on the screen and not printed. */
export function OnScreen({ children }: { children: ReactNode }) {
  return <div className={onScreen}>{children}</div>;
}
