import * as css from "./Calendar.css.ts";

/** A day of the scale. */
export type ScaleDay = {
  day: number;
  isWeekend: boolean;
  /** Something happens on it. */
  isMarked: boolean;
  /** Has its figure on a small screen too, where not every day has room for one. */
  isLabelled: boolean;
};

/** The days of a month like an engraver's rule. Decoration: entries say their own day. */
export function DayScale({ days }: { days: readonly ScaleDay[] }) {
  return (
    <div className={css.scale} aria-hidden="true">
      {days.map(({ day, isWeekend, isMarked, isLabelled }) => (
        <span key={day} className={css.day({ isWeekend, isMarked })}>
          <span className={css.figure({ isSpared: !isLabelled })}>{day}</span>
        </span>
      ))}
    </div>
  );
}
