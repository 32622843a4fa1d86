import { useTranslation } from "react-i18next";
import { useCustomerNotes } from "./queries.ts";
import { TextPage } from "./TextPage.tsx";

/** Index of the support note (specification 3). */
const supportIndex = 5;

/** Whom to ask: /staticpage/support. */
export function SupportScreen() {
  const { t } = useTranslation();
  const { data, error, mutate } = useCustomerNotes();
  const note = data?.find(({ index }) => index === supportIndex);
  const written = note === undefined ? null : { html: note.note, lang: note.lang };
  return (
    <TextPage
      title={t("staticPages.support.title")}
      text={data === undefined ? undefined : written}
      error={error}
      noneTitle={t("staticPages.support.none")}
      onRetry={() => void mutate()}
    />
  );
}
