import { fallbackLanguage, storedLanguage } from "@specimen/core/language";
import type { i18n as I18n } from "i18next";
import { documentElement } from "../../browser/documentElement.ts";
import { localStore } from "../../browser/stores.ts";
import { readWordsFile } from "../../browser/words.ts";
import { createI18n, showLanguage } from "../../i18n/i18n.ts";
import { createReader } from "../../i18n/words.ts";

/** Words for a product that could not start: the stored language, else English. */
export async function createStoredWords(): Promise<I18n> {
  const i18n = createI18n(createReader(readWordsFile));
  const language = storedLanguage(localStore()) ?? fallbackLanguage;
  await showLanguage(i18n, language).catch(() => undefined);
  documentElement.setLanguage(i18n.resolvedLanguage ?? fallbackLanguage);
  return i18n;
}
