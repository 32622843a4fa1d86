import { Light, type Banknote } from "@specimen/api/contract";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../services/hooks/useLanguage.ts";
import { paths } from "../../../url/paths.ts";
import { CompareScreen as CompareRecords } from "../../../widgets/compare/CompareScreen.tsx";
import { useTwoSides } from "../../../widgets/viewer/useTwoSides.ts";
import { noteComparison } from "../noteComparison.ts";
import { noteFacts } from "../noteFacts.ts";
import { nameOf, noteSpecimen, noteViewer } from "../noteSpecimen.ts";
import { banknoteQuery } from "../queries.ts";
import { useNoteVerdict } from "../useNoteVerdict.ts";

const useNote = (banknoteId: string | null) =>
  banknoteQuery.useData(banknoteId === null ? null : { banknoteId });

/** Up to three banknotes side by side. */
export function CompareScreen() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const verdict = useNoteVerdict();
  const sides = useTwoSides();
  return (
    <CompareRecords
      comparison={noteComparison}
      title={t("banknotes.compare.title")}
      emptyText={t("banknotes.compare.emptyText")}
      area={{ title: t("banknotes.title"), href: paths.banknotes.country }}
      useRecord={useNote}
      describe={(note: Banknote) => ({
        name: nameOf(note, language),
        code: note.currencyISO,
        series: note.series,
        href: paths.banknotes.detail(note.id, note.country.id),
        verdict: verdict(note.answer),
        provenance: note.provenance,
        specimen: noteSpecimen(note, sides),
        features: note.features,
      })}
      specs={noteFacts}
      schema={noteViewer}
      sides={sides}
      lights={Light.options}
      missing={(id) => t("banknotes.missingTitle", { id })}
      failed={t("banknotes.detailFailed")}
      resource="banknote"
    />
  );
}
