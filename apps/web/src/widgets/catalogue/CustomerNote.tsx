import type { LocalizedText } from "@specimen/api/contract";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { useTranslation } from "react-i18next";
import { RichText } from "../RichText.tsx";
import { useLabelled } from "../useLabelled.ts";

/** What the customer's own administrators have written here, as HTML. */
export function CustomerNote({ texts }: { texts: readonly LocalizedText[] }) {
  const { t } = useTranslation();
  const labelled = useLabelled();
  return (
    <div>
      <Text step="small" isStrong>
        {labelled(t("catalogue.customerNote"))}
      </Text>
      {texts.map(({ text, lang }) => (
        <RichText key={text} html={text} lang={lang} headingLevel={2} />
      ))}
    </div>
  );
}
