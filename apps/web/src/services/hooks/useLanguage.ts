import type { LanguageView } from "@specimen/core/language";
import { useReadable } from "../readable.ts";
import { useServices } from "../useServices.ts";
import type { LanguageService } from "../i18n/createLanguageService.ts";

/** The display language on screen, and how it is changed. */
export function useLanguage(): LanguageView & Pick<LanguageService, "choose" | "onFailed"> {
  const { view, choose, onFailed } = useServices().language;
  return { ...useReadable(view), choose, onFailed };
}
