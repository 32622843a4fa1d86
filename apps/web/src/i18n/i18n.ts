import { fallbackLanguage, type Language } from "@specimen/core/language";
import { createInstance, type BackendModule, type i18n as I18n } from "i18next";
import { bundleNames, type ReadWords, type WordsPart } from "./words.ts";

/**
 * The product's words in i18next. Nothing is loaded before {@link showLanguage}. The library's own retries
 * are those of specification 9: 5, from 350 ms, doubling, 10 parallel reads.
 */
export function createI18n(read: ReadWords): I18n {
  const i18n = createInstance();
  void i18n.use(backend(read)).init({
    // A list of its own: the library adds those that are asked for later.
    ns: [...bundleNames],
    defaultNS: "translation",
    // Parts are namespaces of their own, found under the keys that `translation` has for them.
    fallbackNS: [],
    fallbackLng: false,
    returnEmptyString: false,
    interpolation: { escapeValue: false },
  });
  return i18n;
}

/**
 * Loads a language, with the parts in use, and puts it on screen. When its words cannot be had it
 * rejects and the language on screen stays; on a first visit that is English. Where `signal` is
 * aborted by then, the language on screen stays too.
 */
export async function showLanguage(
  i18n: I18n,
  language: Language,
  signal?: AbortSignal,
): Promise<void> {
  const isFirst = i18n.resolvedLanguage === undefined;
  await load(i18n, language);
  if (signal?.aborted) return;
  // Before the first language is on screen, each screen waits for its own parts.
  if (isFirst ? hasBundles(i18n, language) : hasAll(i18n, language, wanted(i18n))) {
    await i18n.changeLanguage(language);
    return;
  }
  if (isFirst && language !== fallbackLanguage) {
    await load(i18n, fallbackLanguage);
    await i18n.changeLanguage(fallbackLanguage);
  }
  throw new Error(`The words of "${language}" could not be loaded`);
}

/**
 * Loads parts of `translation`, in the language that is on its way or on screen; a change of
 * language loads them too from now on. Rejects when they cannot be had.
 */
export async function loadParts(
  i18n: I18n,
  language: Language,
  parts: readonly WordsPart[],
): Promise<void> {
  const known = partsOf(i18n);
  known.push(...parts.filter((part) => !known.includes(part)));
  await load(i18n, language);
  // Another language may have come on screen meanwhile.
  const shown = (i18n.language as Language | undefined) ?? language;
  if (shown !== language) await load(i18n, shown);
  if (!hasAll(i18n, shown, parts))
    throw new Error(`The words of "${parts.join()}" could not be loaded`);
}

const hasBundles = (i18n: I18n, language: string): boolean => hasAll(i18n, language, bundleNames);

const hasAll = (i18n: I18n, language: string, names: readonly string[]): boolean =>
  names.every((name) => i18n.hasResourceBundle(language, name));

/** The parts that have been asked for; the list itself, which the library reads on each call. */
function partsOf(i18n: I18n): string[] {
  const { fallbackNS } = i18n.options;
  if (!Array.isArray(fallbackNS)) throw new Error("The words were not made by createI18n");
  return fallbackNS as string[];
}

const wanted = (i18n: I18n): string[] => [...bundleNames, ...partsOf(i18n)];

/** Loads what is wanted of a language and not there, also what failed before. */
async function load(i18n: I18n, language: string): Promise<void> {
  const names = wanted(i18n);
  const missing = names.filter((name) => !i18n.hasResourceBundle(language, name));
  if (missing.length === 0) return;
  await i18n.reloadResources([language], missing);
  // More may be wanted by now.
  if (wanted(i18n).length > names.length) await load(i18n, language);
}

function backend(read: ReadWords): BackendModule {
  return {
    type: "backend",
    init() {},
    read(language, name, done) {
      read(language, name).then(
        (words) => done(null, words),
        (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), true),
      );
    },
  };
}
