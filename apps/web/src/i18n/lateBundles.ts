import type { Language } from "@specimen/core/language";
import type { Words } from "./Words.ts";

// A pattern must be written out: the files of each name of lateBundleNames.
const files = import.meta.glob<Words>("./locales/*/search.json", { import: "default" });

/** Loads the words of a part that opens later; rejects when they cannot be had. */
export async function loadLateBundle(language: Language, bundle: string): Promise<Words> {
  const load = files[`./locales/${language}/${bundle}.json`];
  if (load === undefined) throw new Error(`There is no bundle "${bundle}" in "${language}"`);
  return load();
}
