import type { ReactNode } from "react";
import { board } from "./ImageStage.css.ts";

export type PinBoardProps = {
  pins: ReactNode;
  /** Where several boards stand side by side: says which side of the record this is. */
  label?: string | undefined;
  children: ReactNode;
};

/** A picture with numbered pins on it; the board has the picture's size. */
export function PinBoard({ pins, label, children }: PinBoardProps) {
  return (
    <div className={board} {...(label !== undefined && { role: "group", "aria-label": label })}>
      {children}
      {pins}
    </div>
  );
}
