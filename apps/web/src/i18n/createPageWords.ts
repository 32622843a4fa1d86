import type { i18n as I18n } from "i18next";
import { fallbackLanguage, type Language } from "@specimen/core/language";
import { readText, type TextOptions } from "./readText.ts";
import {
  bundleNames,
  type BundleName,
  type ReadWords,
  type Words,
  type WordsPart,
} from "./words.ts";

/** The words of a page. */
export interface PageWords {
  /** For react-i18next; it stays the same object when i18next comes. */
  readonly i18n: I18n;
  /**
   * Loads a language, with the parts in use, and puts it on screen. When its words cannot be had it
   * rejects and the language on screen stays; on a first visit that is English. Where `signal` is
   * aborted by then, the language on screen stays too.
   */
  readonly show: (language: Language, signal?: AbortSignal) => Promise<void>;
  /**
   * Loads parts of `translation` in the language that is on its way or on screen; a change of
   * language loads them too from now on. Rejects when they cannot be had.
   */
  readonly loadParts: (parts: readonly WordsPart[]) => Promise<void>;
}

/** What brings i18next along. */
type Library = Pick<typeof import("./i18n.ts"), "createI18n" | "showLanguage" | "loadParts">;

interface Sources {
  readonly read: ReadWords;
  readonly loadLibrary: () => Promise<Library>;
}

/** i18next with the functions of `i18n.ts`. */
interface Running extends Library {
  readonly i18n: I18n;
}

/** Reads texts of one bundle in one language; the keys are checked where they are written. */
type ReadTexts = (key: string, options?: TextOptions) => string | Words;

/**
 * The words of the first language are read from their files and need no library. i18next comes with
 * the first change of language, and where a file could not be had, which it then asks for again
 * (specification 9). From then on every text is its own. Decision 0216.
 */
export function createPageWords({ read, loadLibrary }: Sources): PageWords {
  const files = new Map<string, readonly [language: Language, name: string, words: Words]>();
  const parts = new Set<WordsPart>();
  let wanted: Language | undefined;
  let shown: Language | undefined;
  let running: Running | null = null;
  let starting: Promise<Running> | null = null;
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());

  const readAll = (language: Language, names: readonly string[]) =>
    Promise.all(
      names.map(async (name) => {
        files.set(`${language} ${name}`, [language, name, await read(language, name)]);
      }),
    );
  const wordsOf = (language: string, name: string): readonly Words[] => {
    const words = files.get(`${language} ${name}`)?.[2];
    return words === undefined ? [] : [words];
  };

  const start = async (): Promise<Running> => {
    const library = await loadLibrary();
    const i18n = library.createI18n(read);
    for (const [language, name, words] of files.values())
      i18n.addResourceBundle(language, name, words);
    if (shown !== undefined) await library.showLanguage(i18n, shown);
    await library.loadParts(i18n, inUse(), [...parts]);
    i18n.on("languageChanged", tell);
    running = { ...library, i18n };
    return running;
  };
  const inUse = () => (i18n.language as Language | undefined) ?? wanted ?? fallbackLanguage;
  const withLibrary = () =>
    (starting ??= start().catch((error: unknown) => {
      // Whoever needs it next asks for it again.
      starting = null;
      throw error;
    }));

  const textOf = (language: string, bundle: string, key: string, options: TextOptions = {}) => {
    const places = [options.ns ?? bundle, ...parts].flat();
    return readText(
      places.flatMap((name) => wordsOf(language, name)),
      language,
      key,
      options,
    );
  };
  /** Of what react-i18next and the screens ask i18next for. */
  const i18n = {
    isInitialized: true,
    options: { defaultNS: "translation", react: { useSuspense: false } },
    get language(): string | undefined {
      return running?.i18n.language ?? shown;
    },
    get resolvedLanguage() {
      return i18n.language;
    },
    get languages() {
      return [inUse()];
    },
    hasResourceBundle: (language: string, name: string) =>
      running?.i18n.hasResourceBundle(language, name) ?? files.has(`${language} ${name}`),
    // Nothing is drawn before there are words, and a screen waits for its own parts.
    hasLoadedNamespace: () => true,
    /** Also what was made before i18next came asks it from then on. */
    getFixedT(language: string, bundle: BundleName): ReadTexts {
      let late: ReadTexts | undefined;
      return (key, options) => {
        if (running === null) return textOf(language, bundle, key, options);
        late ??= running.i18n.getFixedT(language, bundle) as unknown as ReadTexts;
        return late(key, options);
      };
    },
    t: (key: string, options?: TextOptions) => i18n.getFixedT(inUse(), "translation")(key, options),
    on: (_: string, listener: () => void) => void listeners.add(listener),
    off: (_: string, listener: () => void) => void listeners.delete(listener),
  };

  return {
    i18n: i18n as unknown as I18n,
    async show(language, signal) {
      const isFirst = wanted === undefined;
      wanted ??= language;
      if (isFirst && (await isDone(readAll(language, bundleNames)))) {
        shown = language;
        tell();
        return;
      }
      const library = await withLibrary();
      await library.showLanguage(library.i18n, language, signal);
    },
    async loadParts(asked) {
      const isHere = starting === null && (await isDone(readAll(inUse(), asked)));
      if (isHere && starting === null) {
        for (const part of asked) parts.add(part);
        return;
      }
      const library = await withLibrary();
      await library.loadParts(library.i18n, inUse(), asked);
    },
  };
}

const isDone = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  );
