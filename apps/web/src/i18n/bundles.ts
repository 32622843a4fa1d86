import type { Language } from "@specimen/core/language";

/**
 * The four bundles of words each language has (specification 3): `preload` is the language's own
 * name and the header of the switcher; `auth` everything said while signing in and out;
 * `migration` what every screen shares whatever its area, the texts of errors and states;
 * `translation` the rest, one top-level key for each area and for the frame.
 */
export const bundleNames = ["preload", "auth", "migration", "translation"] as const;

/** One of {@link bundleNames}. */
export type BundleName = (typeof bundleNames)[number];

/** The words of one bundle, nested by key. */
export interface Words {
  readonly [key: string]: string | Words;
}

const files = import.meta.glob<Readonly<Record<BundleName, Words>>>("./locales/*/words.ts", {
  import: "words",
});

/** Loads one bundle of one language; rejects when it cannot be had. */
export async function loadBundle(language: Language, bundle: BundleName): Promise<Words> {
  const load = files[`./locales/${language}/words.ts`];
  if (load === undefined) throw new Error(`There are no words in "${language}"`);
  return (await load())[bundle];
}
