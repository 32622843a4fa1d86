import type { LocalizedText } from "@specimen/api/contract";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../services/language.ts";

/** Names the language of the first text that is not there in the reader's own. */
export function WrittenIn({ texts }: { texts: readonly LocalizedText[] }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const other = texts.find(({ lang }) => lang !== language);
  if (other === undefined) return null;
  const name = new Intl.DisplayNames(language, { type: "language" }).of(other.lang) ?? other.lang;
  return (
    <Text as="span" step="caption" tone="ink2">
      {t("catalogue.glossary.writtenIn", { language: name })}
    </Text>
  );
}
