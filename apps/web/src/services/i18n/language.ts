import type { Language } from "@specimen/core/language";
import { createContext, use } from "react";

/** The display language and how it is changed. */
export interface LanguageService {
  language: Language;
  /** False until the first language's words are there. */
  isReady: boolean;
  isSwitching: boolean;
  choose: (language: Language) => void;
  /** Hears that a language could not be loaded; the returned function stops it. */
  onFailed: (failed: () => void) => () => void;
}

/** Filled by the services of the running product, and by the stage of a story. */
export const LanguageContext = createContext<LanguageService | null>(null);

/** The display language on screen. */
export function useLanguage(): LanguageService {
  const service = use(LanguageContext);
  if (service === null) throw new Error("LanguageContext is missing above this component");
  return service;
}
