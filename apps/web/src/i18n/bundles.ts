import type { Language } from "@specimen/core/language";
import type { Words } from "./Words.ts";

export type { Words } from "./Words.ts";

/**
 * The four bundles of words each language has (specification 3): `preload` is the language's own
 * name and the header of the switcher; `auth` everything said while signing in and out;
 * `migration` what every screen shares whatever its area, the texts of errors and states;
 * `translation` the rest, one top-level key for each area and for the frame.
 */
export const bundleNames = ["preload", "auth", "migration", "translation"] as const;

/** Words of parts that open later: they come with their part, not with the first page. */
export const lateBundleNames = ["search"] as const;

/** One of {@link bundleNames} or {@link lateBundleNames}. */
export type BundleName = (typeof bundleNames | typeof lateBundleNames)[number];

type FirstBundleName = (typeof bundleNames)[number];

const files = import.meta.glob<Readonly<Record<FirstBundleName, Words>>>("./locales/*/words.ts", {
  import: "words",
});

/** Loads one bundle of one language; rejects when it cannot be had. */
export async function loadBundle(language: Language, bundle: BundleName): Promise<Words> {
  if (!isFirst(bundle)) {
    const { loadLateBundle } = await import("./lateBundles.ts");
    return loadLateBundle(language, bundle);
  }
  const load = files[`./locales/${language}/words.ts`];
  if (load === undefined) throw new Error(`There are no words in "${language}"`);
  return (await load())[bundle];
}

const isFirst = (bundle: BundleName): bundle is FirstBundleName =>
  bundleNames.some((name) => name === bundle);
