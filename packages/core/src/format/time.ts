import type { Language } from "../language/languages.ts";

const minutes = { hour: "2-digit", minute: "2-digit" } as const;

/** The time of day, in hours and minutes of 24 hours, of a moment in milliseconds or as a Date. */
export const formatTime = (moment: number | Date, language: Language): string =>
  format(moment, language, minutes);

/** The same with the zone that it is the time of, for what is read elsewhere and later. */
export const formatZonedTime = (moment: number | Date, language: Language): string =>
  format(moment, language, { ...minutes, timeZoneName: "short" });

function format(
  moment: number | Date,
  language: Language,
  options: Intl.DateTimeFormatOptions,
): string {
  // Plain "en" is American, with a.m. and p.m. (specification 9 names en-GB).
  const locale = language === "en" ? "en-GB" : language;
  return new Intl.DateTimeFormat(locale, options).format(moment);
}
