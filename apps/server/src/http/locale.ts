/** The tag of a display language for Intl: Norwegian is written as Bokmål. */
export const localeOf = (language: string): string => (language === "no" ? "nb" : language);

/** A number with the digit grouping of a language. */
export function formatNumber(value: number, language: string): string {
  const format = formats.get(language) ?? new Intl.NumberFormat(localeOf(language));
  formats.set(language, format);
  return format.format(value);
}

/** By language: making one takes many times as long as using it. */
const formats = new Map<string, Intl.NumberFormat>();
