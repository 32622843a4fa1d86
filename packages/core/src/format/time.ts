import type { Language } from "../language/languages.ts";

/** The time of day, in hours and minutes of 24 hours, of a moment in milliseconds or as a Date. */
export function formatTime(moment: number | Date, language: Language): string {
  // Plain "en" is American, with a.m. and p.m. (specification 9 names en-GB).
  const locale = language === "en" ? "en-GB" : language;
  return new Intl.DateTimeFormat(locale, { hour: "2-digit", minute: "2-digit" }).format(moment);
}
