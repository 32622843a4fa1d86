import type { LocalizedText } from "@specimen/api/contract";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../services/hooks/useLanguage.ts";

/**
 * Text from the catalogue in the language it was written in, so that it is read out right
 * (WCAG 2.2, 3.1.2); what is not recorded is written as not known.
 */
export function Localized({ text }: { text: LocalizedText | null }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  if (text === null) return t("record.unknown");
  return text.lang === language ? text.text : <span lang={text.lang}>{text.text}</span>;
}
