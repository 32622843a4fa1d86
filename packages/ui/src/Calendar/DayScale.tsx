import * as css from "./Calendar.css.ts";

/** A day of the scale. */
export type ScaleDay = {
  day: number;
  isWeekend: boolean;
  /** It has entries. */
  isMarked: boolean;
  isToday: boolean;
  /** Its figure is shown on a small screen too, where not every day has the width for one. */
  isLabelled: boolean;
};

/**
 * The days of a month like an engraver's rule; days with entries and today are marked. Decoration:
 * entries say their own day.
 */
export function DayScale({ days }: { days: readonly ScaleDay[] }) {
  return (
    <div className={css.scale} aria-hidden="true">
      {days.map(({ day, isWeekend, isMarked, isToday, isLabelled }) => (
        <span key={day} className={css.day({ isWeekend, isMarked })}>
          <span className={css.figure({ isToday, isSpared: !isLabelled && !isToday })}>{day}</span>
        </span>
      ))}
    </div>
  );
}
