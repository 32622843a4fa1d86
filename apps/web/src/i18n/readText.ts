import type { Words } from "./words.ts";

/** How a text is asked for, as i18next takes it; everything else fills gaps by its name. */
export interface TextOptions {
  /** The bundle to look into, if not the one that `t` was made for. */
  readonly ns?: string | readonly string[];
  /** Chooses the form of the plural. */
  readonly count?: number;
  /** Asks for all texts under a key. */
  readonly returnObjects?: boolean;
  readonly [gap: string]: unknown;
}

/**
 * The text of a key, or with `returnObjects` all texts under it, with its gaps filled; the key itself
 * where there is none. `places` are looked through in their order. What i18next does for the texts of
 * this product, without its library: a test compares the two in every text of every language.
 */
export function readText(
  places: readonly Words[],
  language: string,
  key: string,
  options: TextOptions = {},
): string | Words {
  const forms = formsOf(key, language, options);
  for (const words of places)
    for (const form of forms) {
      const found = wordsAt(words, form);
      if (typeof found === "string" && found !== "") return filled(found, options);
      if (typeof found === "object" && options.returnObjects === true)
        return everyFilled(found, options);
    }
  return key;
}

/** The keys of the plural forms that may stand for this one, the most fitting first. */
function formsOf(key: string, language: string, { count }: TextOptions): readonly string[] {
  if (count === undefined) return [key];
  return [`${key}_${new Intl.PluralRules(language).select(count)}`, key];
}

function wordsAt(words: Words, key: string): string | Words | undefined {
  let found: string | Words | undefined = words;
  for (const step of key.split("."))
    found = typeof found === "object" && Object.hasOwn(found, step) ? found[step] : undefined;
  return found;
}

/** A gap that nothing is given for stays. */
const filled = (text: string, options: TextOptions): string =>
  text.replace(/\{\{(.+?)\}\}/g, (whole, gap: string) =>
    Object.hasOwn(options, gap.trim()) ? textOf(options[gap.trim()]) : whole,
  );

const textOf = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";

const everyFilled = (words: Words, options: TextOptions): Words =>
  Object.fromEntries(
    Object.entries(words).map(([key, value]) => [
      key,
      typeof value === "string" ? filled(value, options) : everyFilled(value, options),
    ]),
  );
