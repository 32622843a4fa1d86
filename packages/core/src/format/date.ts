import { format, isValid, parseISO, type Locale } from "date-fns";
import type { Language } from "../language/languages.ts";

/** The default date format (specification 9). */
export const defaultDateFormat = "dd.MM.yyyy";

/** Shown for a date that cannot be formatted (specification 5). */
export const invalidDate = "Invalid date";

/** A locale of date-fns, loaded by {@link loadDateLocale}. */
export type DateLocale = Locale;

const loaders: Record<Language, () => Promise<DateLocale>> = {
  de: async () => (await import("date-fns/locale/de")).de,
  en: async () => (await import("date-fns/locale/en-GB")).enGB,
  es: async () => (await import("date-fns/locale/es")).es,
  fr: async () => (await import("date-fns/locale/fr")).fr,
  it: async () => (await import("date-fns/locale/it")).it,
  lt: async () => (await import("date-fns/locale/lt")).lt,
  no: async () => (await import("date-fns/locale/nb")).nb,
  pl: async () => (await import("date-fns/locale/pl")).pl,
};

/** Loads the date locale of a language; Norwegian is `nb`, English and the fallback `en-GB`. */
export function loadDateLocale(language: Language): Promise<DateLocale> {
  return loaders[language]();
}

/** The precision of a date. */
export type DatePrecision = "year" | "month" | "day";

/** Their lengths are those of the dates as they are written. */
const shapes: readonly (readonly [RegExp, DatePrecision, number])[] = [
  [/^\d{4}$/, "year", 4],
  [/^\d{4}-\d{2}$/, "month", 7],
  [/^\d{4}-\d{2}-\d{2}/, "day", 10],
];

/** The precision of `YYYY`, `YYYY-MM` or `YYYY-MM-DD` (ISO 8601); null for anything else. */
export function datePrecision(text: string): DatePrecision | null {
  return shapes.find(([shape]) => shape.test(text))?.[1] ?? null;
}

/** The pattern letters that a precision has values for. */
const kept: Record<DatePrecision, RegExp> = {
  year: /^[yu]+$/,
  month: /^(?:[yu]+|[ML]+o?)$/,
  day: /^.*$/,
};

/** A pattern without the parts that are unknown; each part that is left keeps its separator. */
function shorten(pattern: string, precision: DatePrecision): string {
  if (precision === "day") return pattern;
  let shortened = "";
  let between = "";
  for (const part of pattern.match(/'[^']*'|[A-Za-z]+|[^A-Za-z']+/g) ?? []) {
    if (!/^[A-Za-z]/.test(part)) {
      between += part;
      continue;
    }
    if (kept[precision].test(part)) shortened += (shortened === "" ? "" : between) + part;
    between = "";
  }
  return shortened;
}

/**
 * Formats a date at its own precision: `1991` stays `1991`, `1991-07` becomes `07.1991`, and a full
 * date (with or without a time) follows `pattern`. Anything that is no date, and an invalid pattern,
 * gives 'Invalid date'.
 */
export function formatDate(
  text: string | null | undefined,
  pattern: string = defaultDateFormat,
  locale?: DateLocale,
): string {
  const shape = shapes.find(([candidate]) => candidate.test(text ?? ""));
  if (text === null || text === undefined || shape === undefined) return invalidDate;
  const [, precision, length] = shape;
  const date = parseISO(text.slice(0, length));
  // No calendar has a year 0, which ISO 8601 takes for 1 BC.
  if (!isValid(date) || date.getFullYear() < 1 || !isWholeDate(text)) return invalidDate;
  try {
    return format(date, shorten(pattern, precision), locale === undefined ? {} : { locale });
  } catch {
    return invalidDate;
  }
}

/** A time may follow the day, as in `2026-01-31T00:00:00Z`; the day is read as written. */
const isWholeDate = (text: string): boolean =>
  text.length <= 10 || (/^\d{4}-\d{2}-\d{2}T/.test(text) && !Number.isNaN(Date.parse(text)));
