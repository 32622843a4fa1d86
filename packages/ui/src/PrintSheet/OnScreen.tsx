import type { ReactNode } from "react";
import { onScreen } from "./PrintSheet.css.ts";

export type OnScreenProps = {
  children: ReactNode;
  /** Whether it is printed all the same, as long as no sheet stands for it. */
  isPrinted?: boolean;
};

/** What is seen on the screen and not printed. */
export function OnScreen({ children, isPrinted = false }: OnScreenProps) {
  return <div className={isPrinted ? undefined : onScreen}>{children}</div>;
}
