export { createLanguage, languageKey, type LanguagePorts } from "./createLanguage.ts";
export {
  languageMachine,
  languageView,
  type LanguageEmitted,
  type LanguageEvent,
  type LanguageView,
} from "./languageMachine.ts";
export { fallbackLanguage, isLanguage, languages, type Language } from "./languages.ts";
