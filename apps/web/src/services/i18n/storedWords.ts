import { fallbackLanguage, storedLanguage } from "@specimen/core/language";
import type { i18n as I18n } from "i18next";
import { documentElement } from "../../browser/documentElement.ts";
import { localStore } from "../../browser/stores.ts";
import { openPageWords } from "./openPageWords.ts";

/** Words for a product that could not start: the stored language, else English. */
export async function createStoredWords(): Promise<I18n> {
  const { i18n, show } = openPageWords();
  await show(storedLanguage(localStore()) ?? fallbackLanguage).catch(() => undefined);
  documentElement.setLanguage(i18n.resolvedLanguage ?? fallbackLanguage);
  return i18n;
}
