import { isLanguage } from "@specimen/core/language";
import { languageNames } from "../../i18n/languageNames.ts";

/** Names a value by the language in its path: `texts.de` is Deutsch. */
export function languageLabel(path: string): string {
  const language = path.split(".").find(isLanguage);
  return language === undefined ? path : languageNames[language];
}
