import type { LocalizedText } from "@specimen/api/contract";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { useTranslation } from "react-i18next";
import { Localized } from "../Localized.tsx";

/** What the customer's own administrators have written here. */
export function CustomerNote({ text }: { text: LocalizedText }) {
  const { t } = useTranslation();
  return (
    <Text step="small" tone="ink2">
      <strong>{t("catalogue.customerNote")}:</strong> <Localized text={text} />
    </Text>
  );
}
