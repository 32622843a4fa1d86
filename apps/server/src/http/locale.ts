/** The tag of a display language for Intl: Norwegian is written as Bokmål. */
export const localeOf = (language: string): string => (language === "no" ? "nb" : language);

/** A number in the digits and groups of a language. */
export const formatNumber = (value: number, language: string): string =>
  new Intl.NumberFormat(localeOf(language)).format(value);
