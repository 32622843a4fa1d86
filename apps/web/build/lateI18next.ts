import type { Plugin } from "vite";

/** What react-i18next asks i18next for: keys that are given as functions. The product has none. */
const keys = "export const keyFromSelector = (selector) => String(selector);";

const id = "\0specimen:keys";

/**
 * Keeps i18next out of the first load, where react-i18next would bring it along for keys that are
 * written as functions. The words of the first language are read without it (decision 0216).
 */
export function lateI18next(): Plugin {
  return {
    name: "specimen:late-i18next",
    apply: "build",
    enforce: "pre",
    resolveId: (source, importer) =>
      source === "i18next" && importer?.includes("/react-i18next/") === true ? id : null,
    load: (wanted) => (wanted === id ? keys : null),
  };
}
