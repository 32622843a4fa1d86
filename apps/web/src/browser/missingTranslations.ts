/** Tells the document that there are no words; it has some of its own (build/bootScript.js). */
export const reportMissingTranslations = (): void => {
  dispatchEvent(new Event("specimen:missing-translations"));
};
