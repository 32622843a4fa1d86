import { Children, type ReactNode } from "react";
import { row } from "./Chip.css.ts";

/** Chips side by side; five fit one row of a panel. */
export function ChipRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul role="list" className={row} aria-label={label}>
      {Children.map(children, (chip) => (
        <li>{chip}</li>
      ))}
    </ul>
  );
}
