import { useTranslation } from "react-i18next";
import { isMissing } from "../../widgets/isMissing.ts";
import { disclaimerQuery } from "./queries.ts";
import { TextPage } from "./TextPage.tsx";

/** The customer's disclaimer: /staticpage/disclaimer. */
export function DisclaimerScreen() {
  const { t } = useTranslation();
  const { data, error, mutate } = disclaimerQuery.useData();
  const written = data && { html: data.note, lang: data.lang };
  return (
    <TextPage
      title={t("staticPages.disclaimer.title")}
      text={data === undefined && isMissing(error) ? null : written}
      error={error}
      noneTitle={t("staticPages.disclaimer.none")}
      onRetry={() => void mutate()}
    />
  );
}
