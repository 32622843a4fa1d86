/** A month of the Gregorian calendar; `month` counts from 1. */
export interface Month {
  year: number;
  month: number;
}

/** The first and the last year of the calendar. */
const years = { first: 1900, last: 2100 } as const;

const isInCalendar = ({ year, month }: Month): boolean =>
  year >= years.first && year <= years.last && month >= 1 && month <= 12;

/** The month of a date or month in ISO 8601. */
export const monthOf = (date: string): Month => ({
  year: Number(date.slice(0, 4)),
  month: Number(date.slice(5, 7)),
});

/** Whether two values are the same month of the same year. */
export const isSameMonth = (one: Month, other: Month): boolean =>
  one.year === other.year && one.month === other.month;

const stepMonth = ({ year, month }: Month, by: 1 | -1): Month | null => {
  const count = year * 12 + (month - 1) + by;
  const stepped = { year: Math.floor(count / 12), month: (count % 12) + 1 };
  return isInCalendar(stepped) ? stepped : null;
};

/** The month before, also of another year; null before January 1900. */
export const previousMonth = (month: Month): Month | null => stepMonth(month, -1);

/** The month after, also of another year; null after December 2100. */
export const nextMonth = (month: Month): Month | null => stepMonth(month, 1);

const readNumber = (text: string | null): number =>
  /^\d{1,4}$/.test(text ?? "") ? Number(text) : 0;

/**
 * The month a query string asks for by `year` and `month`; each defaults to the current one
 * (specification 2.7), also where it is not a year or month of the calendar.
 */
export function readMonth(query: string | URLSearchParams, current: Month): Month {
  const parameters = new URLSearchParams(query.toString());
  const year = readNumber(parameters.get("year"));
  const month = readNumber(parameters.get("month"));
  return {
    year: isInCalendar({ year, month: 1 }) ? year : current.year,
    month: isInCalendar({ year: years.first, month }) ? month : current.month,
  };
}

/**
 * Writes a month into `query`; other parameters stay. The current month is written by leaving
 * both out, so that such an address shows the current month on any day.
 */
export function writeMonth(
  query: string | URLSearchParams,
  { year, month }: Month,
  current: Month,
): URLSearchParams {
  const parameters = new URLSearchParams(query.toString());
  const isCurrent = isSameMonth({ year, month }, current);
  for (const [name, value] of Object.entries({ year, month })) {
    if (isCurrent) parameters.delete(name);
    else parameters.set(name, String(value));
  }
  return parameters;
}
