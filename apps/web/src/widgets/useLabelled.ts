import { useTranslation } from "react-i18next";

/**
 * Joins what something is called and what it is by the colon of the language, which in French has a
 * space before it; without a text it stands behind the name alone.
 */
export function useLabelled(): (label: string, text?: string) => string {
  const { t } = useTranslation("migration");
  return (label, text = "") => t("labelled", { label, text }).trimEnd();
}
