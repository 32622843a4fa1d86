import { readdirSync, readFileSync } from "node:fs";
import type { Words } from "../src/i18n/words.ts";

const locales = new URL("../src/i18n/locales/", import.meta.url);
const keys = ["error.notStarted", "error.newVersion.text", "state.reload"] as const;

/** What the document itself says when the code of the product is missing: title, text, button. */
export function firstWords(): Record<string, readonly string[]> {
  return Object.fromEntries(
    readdirSync(locales).map((language) => {
      const file = readFileSync(new URL(`${language}/migration.json`, locales), "utf8");
      const words = JSON.parse(file) as Words;
      return [language, keys.map((key) => textAt(words, key))];
    }),
  );
}

function textAt(words: Words, key: string): string {
  let found: string | Words | undefined = words;
  for (const part of key.split(".")) found = typeof found === "object" ? found[part] : undefined;
  if (typeof found !== "string") throw new Error(`There is no text ${key}`);
  return found;
}
