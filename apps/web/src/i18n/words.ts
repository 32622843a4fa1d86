import type { i18n as I18n } from "i18next";
import type translation from "./locales/en/translation.json";

/**
 * The four bundles of words each language has (specification 3): `preload` is the language's own
 * name and the header of the switcher; `auth` everything said while signing in and out;
 * `migration` what every screen shares whatever its area, the texts of errors and states;
 * `translation` the rest, one top-level key, called a part, for each area and for shared pieces.
 */
export const bundleNames = ["preload", "auth", "migration", "translation"] as const;

/** One of {@link bundleNames}. */
export type BundleName = (typeof bundleNames)[number];

type Part = keyof typeof translation;

/** The parts of `translation` that any screen may show: loaded with the other three bundles. */
export const sharedParts = [
  "navigation",
  "shell",
  "theme",
  "consent",
  "search",
  "countries",
  "breadcrumbs",
  "record",
  "pages",
] as const satisfies readonly Part[];

/** A part of `translation` that is loaded with the area that shows it. */
export type WordsPart = Exclude<Part, (typeof sharedParts)[number]>;

/** The words of one bundle or part, nested by key. */
export interface Words {
  readonly [key: string]: string | Words;
}

/** The four bundles of a language, as they are written. */
export type Locale = Readonly<Record<BundleName, Words>>;

const isShared = (part: string): boolean => sharedParts.some((shared) => shared === part);

/**
 * The files a language is served as, by name: `de` with the four bundles, of `translation` only the
 * shared parts, and `de-banknotes` for each further part.
 */
export function filesOf(language: string, locale: Locale): ReadonlyMap<string, Words> {
  const parts = Object.entries(locale.translation);
  const shared = parts.filter(([part]) => isShared(part));
  const others = parts.filter(([part]) => !isShared(part));
  return new Map<string, Words>([
    [language, { ...locale, translation: Object.fromEntries(shared) }],
    ...others.map(([part, words]): [string, Words] => [
      `${language}-${part}`,
      typeof words === "string" ? {} : words,
    ]),
  ]);
}

/** Reads a file of {@link filesOf} by its name. */
export type ReadWordsFile = (name: string) => Promise<unknown>;

/** Reads a bundle or a part of a language, as i18next asks for it. */
export type ReadWords = (language: string, name: string) => Promise<Words>;

const isBundle = (name: string): boolean => bundleNames.some((bundle) => bundle === name);

/**
 * Finds bundles and parts in their files. The four bundles are asked for one by one and are one
 * file, which is read once for those who ask meanwhile.
 */
export function createReader(readFile: ReadWordsFile): ReadWords {
  const underWay = new Map<string, Promise<Words>>();
  const read = (name: string): Promise<Words> => {
    const before = underWay.get(name);
    if (before !== undefined) return before;
    const words = (readFile(name) as Promise<Words>).finally(() => underWay.delete(name));
    underWay.set(name, words);
    return words;
  };
  return async (language, name) => {
    if (!isBundle(name)) return { [name]: await read(`${language}-${name}`) };
    const bundle = (await read(language))[name];
    if (typeof bundle !== "object") throw new Error(`There is no bundle "${name}"`);
    return bundle;
  };
}

/** Whether there are words at all; else every text would be its key. */
export const hasWords = (i18n: I18n): boolean =>
  bundleNames.every((name) => i18n.hasResourceBundle(i18n.language, name));
