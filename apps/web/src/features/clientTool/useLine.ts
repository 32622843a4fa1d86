import { languages, type Lines } from "@specimen/api/contract";
import { useLanguage } from "../../services/hooks/useLanguage.ts";

/** Reads a line in the language of the user, else in English, else in one that it is written in. */
export function useLine(): (lines: Lines) => string | undefined {
  const { language } = useLanguage();
  return (lines) =>
    [language, "en" as const, ...languages].map((each) => lines[each]).find(Boolean);
}
