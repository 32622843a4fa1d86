/** The languages the browser is set to, as BCP 47 tags, the preferred first. */
export const readPreferredLanguages = (): readonly string[] => navigator.languages;
