import { useId, type ReactNode } from "react";
import * as css from "./Calendar.css.ts";

export type CalendarRowProps = {
  sign: ReactNode;
  title: string;
  /** Said where the row has no entries. */
  emptyText: string;
  /** `CalendarEntry`s, each with a key. */
  entries: readonly ReactNode[];
};

/** One kind of entries of a calendar, or the words that there are none. */
export function CalendarRow({ sign, title, emptyText, entries }: CalendarRowProps) {
  const titleId = useId();
  return (
    <div className={css.row}>
      <h3 id={titleId} className={css.title}>
        <span className={css.sign}>{sign}</span>
        <span>{title}</span>
      </h3>
      {entries.length === 0 ? (
        <p className={css.none}>{emptyText}</p>
      ) : (
        <ul role="list" className={css.entries} aria-labelledby={titleId}>
          {entries}
        </ul>
      )}
    </div>
  );
}
