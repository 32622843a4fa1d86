import { useRef } from "react";
import { Popup, type PopupProps } from "../Popup/Popup.tsx";
import * as css from "./Calendar.css.ts";

export type CalendarEntryProps = {
  /** The day of the month, if it is known. */
  day?: number | undefined;
  isToday?: boolean;
  label: string;
  /** Without it the entry only says what it says. */
  onToggle?: (() => void) | undefined;
  /** What its open window shows. */
  popup?: Omit<PopupProps, "anchor"> | undefined;
};

/** An entry of a calendar: day and words; a button where there is more to read. */
export function CalendarEntry({
  day,
  isToday = false,
  label,
  onToggle,
  popup,
}: CalendarEntryProps) {
  const anchor = useRef<HTMLButtonElement>(null);
  const words = (
    <>
      {day !== undefined && <span className={css.entryDay}>{day}</span>}
      <span>{label}</span>
    </>
  );
  return (
    <li aria-current={isToday ? "date" : undefined}>
      {onToggle === undefined ? (
        <span className={css.entry}>{words}</span>
      ) : (
        <button
          ref={anchor}
          type="button"
          className={css.entryButton}
          aria-haspopup="dialog"
          aria-expanded={popup !== undefined}
          onClick={onToggle}
        >
          {words}
        </button>
      )}
      {popup !== undefined && <Popup {...popup} anchor={anchor} />}
    </li>
  );
}
