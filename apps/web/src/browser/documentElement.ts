/** The document's own attributes, as far as the product sets them. */
export const documentElement = {
  language: () => document.documentElement.lang,
  setLanguage: (tag: string) => {
    document.documentElement.lang = tag;
  },
  /** Null follows the system. */
  setTheme: (theme: "light" | "dark" | null) => {
    document.documentElement.toggleAttribute("data-theme", theme !== null);
    Object.assign(document.documentElement.dataset, theme === null ? {} : { theme });
  },
  /** Whether the document was opened by somebody who was signed in before. */
  hasFrame: () => document.documentElement.dataset["frame"] === "app",
};
