import type { ReactNode } from "react";
import type { space } from "../theme/scale.ts";
import * as css from "./Stack.css.ts";

export type StackProps = {
  /** Pixels at the default setting, a step of the scale. */
  gap?: keyof typeof space | undefined;
  direction?: "column" | "row" | undefined;
  align?: "start" | "center" | "end" | "baseline" | "stretch" | undefined;
  justify?: "start" | "center" | "end" | "space-between" | undefined;
  isWrapping?: boolean | undefined;
  children: ReactNode;
};

/** Things one after another with the same distance. */
export function Stack({
  gap = 14,
  direction = "column",
  align = direction === "row" ? "center" : "stretch",
  justify = "start",
  isWrapping = false,
  children,
}: StackProps) {
  const look = [css.direction[direction], css.align[align], css.justify[justify], css.gap[gap]];
  if (isWrapping) look.push(css.wrapping);
  return <div className={look.join(" ")}>{children}</div>;
}
