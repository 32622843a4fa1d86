import { fallbackLanguage, type Language } from "@specimen/core/language";
import { createInstance, type BackendModule, type i18n as I18n } from "i18next";
import { initReactI18next } from "react-i18next";
import { bundleNames, loadBundle, type BundleName, type Words } from "./bundles.ts";

/** Reads one bundle; replaced in tests of the retries. */
export type ReadBundle = (language: Language, bundle: BundleName) => Promise<Words>;

/**
 * The product's words. Nothing is loaded before {@link showLanguage}. The library's own retries
 * are those of specification 9: 5, from 350 ms, doubling, 10 parallel reads.
 */
export function createI18n(read: ReadBundle = loadBundle): I18n {
  const i18n = createInstance();
  void i18n
    .use(backend(read))
    .use(initReactI18next)
    .init({
      // A list of its own: the library adds those that are asked for later.
      ns: [...bundleNames],
      defaultNS: "translation",
      fallbackLng: false,
      returnEmptyString: false,
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
    });
  return i18n;
}

/**
 * Loads a language and puts it on screen. When its words cannot be had it rejects and the language
 * on screen stays; on a first visit that is English.
 */
export async function showLanguage(i18n: I18n, language: Language): Promise<void> {
  if (await isLoaded(i18n, language)) {
    await i18n.changeLanguage(language);
    return;
  }
  if (i18n.resolvedLanguage === undefined && language !== fallbackLanguage) {
    await isLoaded(i18n, fallbackLanguage);
    await i18n.changeLanguage(fallbackLanguage);
  }
  throw new Error(`The words of "${language}" could not be loaded`);
}

/** Whether there are words at all; else every text would be its key. */
export const hasWords = (i18n: I18n): boolean =>
  bundleNames.every((bundle) => i18n.hasResourceBundle(i18n.language, bundle));

async function isLoaded(i18n: I18n, language: Language): Promise<boolean> {
  await i18n.loadLanguages(language);
  return bundleNames.every((bundle) => i18n.hasResourceBundle(language, bundle));
}

function backend(read: ReadBundle): BackendModule {
  return {
    type: "backend",
    init() {},
    read(language, bundle, done) {
      read(language as Language, bundle as BundleName).then(
        (words) => done(null, words),
        (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), true),
      );
    },
  };
}
