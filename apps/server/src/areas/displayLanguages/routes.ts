import { displayLanguages, type Language, languages } from "@specimen/api/contract";
import { type Api, implement } from "../../http/implement.ts";

/** Each language under its own name, as in CLDR. */
function ownName(language: Language): string {
  const name = new Intl.DisplayNames(language, { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

const options = languages.map((value) => ({ value, label: ownName(value) }));

/** Mounts /common/languages. */
export function commonRoutes(api: Api): void {
  implement(api, displayLanguages, { languages: { byRevision: async () => options } });
}
