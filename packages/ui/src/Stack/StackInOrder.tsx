import type { ReactNode } from "react";
import type { space } from "../theme/scale.ts";
import * as css from "./Stack.css.ts";
import { awaited, inOrder } from "./StackInOrder.css.ts";

export type StackInOrderProps = {
  /** Pixels at the default setting, a step of the scale. */
  gap?: keyof typeof space | undefined;
  children: ReactNode;
};

/**
 * Things one below another that show in their order: what follows a `Skeleton` shows when it has
 * gone, so that nothing moves then. For parts whose height is not known before they are there.
 */
export function StackInOrder({ gap = 14, children }: StackInOrderProps) {
  const look = [css.direction.column, css.align.stretch, css.gap[gap], inOrder];
  return <div className={look.join(" ")}>{children}</div>;
}

/** Stands where something may come, and shows nothing; in a `StackInOrder` what follows waits for it. */
export const Awaited = () => <span className={awaited} hidden />;
