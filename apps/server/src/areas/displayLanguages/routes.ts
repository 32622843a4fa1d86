import { displayLanguages, type Language, languages } from "@specimen/api/contract";
import { implement } from "../../http/implement.ts";
import type { AppApi } from "../defineArea.ts";

/** A language's own name, as in CLDR. */
function ownName(language: Language): string {
  const name = new Intl.DisplayNames(language, { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

const options = languages.map((value) => ({ value, label: ownName(value) }));

/** GET /common/languages. */
export function displayLanguageRoutes(api: AppApi): void {
  implement(api, displayLanguages, { languages: { byRevision: async () => options } });
}
