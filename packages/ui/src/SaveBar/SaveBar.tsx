import type { ReactNode } from "react";
import { actions as actionsStyle, bar, mark, said } from "./SaveBar.css.ts";
import { barHeights, keepClear } from "../Page/keepClear.ts";

export type SaveBarProps = {
  /** What is not saved, in words; read out when it changes. */
  text: string;
  /** Far from saving, for instance deleting. */
  start?: ReactNode;
  /** At most three buttons, one of them primary. */
  actions: ReactNode;
  /** Its place is there, and what it says is not known yet. */
  isAwaited?: boolean | undefined;
};

const keep = keepClear(barHeights.save);
const ref = (bar: HTMLElement | null) => {
  const leave = keep(bar);
  document.documentElement.toggleAttribute(mark, true);
  return () => {
    document.documentElement.removeAttribute(mark);
    leave?.();
  };
};

/** The foot of a form, always in sight: what is not saved, and saving. */
export function SaveBar({ text, start, actions, isAwaited = false }: SaveBarProps) {
  return (
    <div ref={ref} className={bar} style={isAwaited ? { visibility: "hidden" } : undefined}>
      {start}
      <span className={said} role="status">
        {text}
      </span>
      <div className={actionsStyle}>{actions}</div>
    </div>
  );
}
