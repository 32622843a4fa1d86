import type { LocalizedText } from "@specimen/api/contract";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { useTranslation } from "react-i18next";
import { RichText } from "../../widgets/RichText.tsx";

/** What the customer has written on a document or on those of a country; nothing without it. */
export function DocumentNote({ text }: { text: LocalizedText | null }) {
  const { t } = useTranslation();
  if (text === null) return null;
  return (
    <Card title={t("catalogue.customerNote")}>
      <RichText html={text.text} lang={text.lang} headingLevel={3} />
    </Card>
  );
}
