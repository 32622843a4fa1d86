import { useState } from "react";
import { useTranslation } from "react-i18next";
import { previousPath } from "../../browser/previousPath.ts";
import { paths } from "../../url/paths.ts";
import { customerNotesQuery, noteFor } from "../../widgets/customerNotes.ts";
import { mailAddressIn } from "./reportText.ts";
import { SupportReport } from "./SupportReport.tsx";
import { TextPage } from "./TextPage.tsx";

/** The index of whom the customer tells to ask (specification 3). */
const noteIndex = 5;

/** Whom to ask, and a report of what is wrong: /staticpage/support. */
export function SupportScreen() {
  const { t } = useTranslation();
  const { data, error, mutate } = customerNotesQuery.useData();
  const [page] = useState(previousPath);
  const note = noteFor(data, noteIndex);
  const written = note === undefined ? null : { html: note.note, lang: note.lang };
  return (
    <TextPage
      title={t("staticPages.support.title")}
      text={data === undefined ? undefined : written}
      error={error}
      noneTitle={t("staticPages.support.none")}
      onRetry={() => void mutate()}
    >
      <SupportReport
        recipient={note === undefined ? null : mailAddressIn(note.note)}
        page={page === paths.staticPages.support ? null : page}
      />
    </TextPage>
  );
}
