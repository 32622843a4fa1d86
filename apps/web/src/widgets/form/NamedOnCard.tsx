import type { ReactNode } from "react";
import * as css from "./form.css.ts";

export interface NamedOnCardProps {
  /** The heading of its column. */
  name: string;
  /** It is short, and stands beside its name. */
  isShort?: boolean;
  children: ReactNode;
}

/** A value of a table's row that, seen on a card, says no more what it is: its name stands there too. */
export function NamedOnCard({ name, isShort = false, children }: NamedOnCardProps) {
  return (
    <div className={isShort ? css.namedBeside : css.namedOver}>
      <span className={css.nameOnCard} aria-hidden="true">
        {name}
      </span>
      <div>{children}</div>
    </div>
  );
}
