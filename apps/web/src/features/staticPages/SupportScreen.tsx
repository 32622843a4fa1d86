import { useTranslation } from "react-i18next";
import { customerNotesQuery, noteFor } from "../../widgets/customerNotes.ts";
import { TextPage } from "./TextPage.tsx";

/** Whom to ask: /staticpage/support. */
export function SupportScreen() {
  const { t } = useTranslation();
  const { data, error, mutate } = customerNotesQuery.useData();
  const note = noteFor(data, "support");
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
