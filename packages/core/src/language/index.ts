export { createLanguage, hasSettled, type LanguagePorts } from "./createLanguage.ts";
export {
  languageMachine,
  languageView,
  type LanguageEmitted,
  type LanguageEvent,
  type LanguageView,
} from "./languageMachine.ts";
export {
  fallbackLanguage,
  isLanguage,
  languageKey,
  languages,
  preferredLanguage,
  storedLanguage,
  type Language,
} from "./languages.ts";
