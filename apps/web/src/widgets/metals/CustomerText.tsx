import type { MetalInfo } from "@specimen/api/contract";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { useTranslation } from "react-i18next";
import { RichText } from "../RichText.tsx";

/** What the customer has written on a record; nothing where it has written nothing. */
export function CustomerText({ info }: { info: MetalInfo | null }) {
  const { t } = useTranslation();
  if (info === null) return null;
  return (
    <Card title={t("catalogue.customerNote")}>
      <RichText html={info.html} lang={info.lang} headingLevel={3} />
    </Card>
  );
}
