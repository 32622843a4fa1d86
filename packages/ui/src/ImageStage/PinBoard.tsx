import type { ReactNode } from "react";
import { board } from "./ImageStage.css.ts";

/** A picture with numbered pins on it; the board has the picture's size. */
export function PinBoard({ pins, children }: { pins: ReactNode; children: ReactNode }) {
  return (
    <div className={board}>
      {children}
      {pins}
    </div>
  );
}
