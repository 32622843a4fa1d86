import type { Banknote } from "@specimen/api/contract";
import { formatSize } from "@specimen/core/format";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../services/hooks/useLanguage.ts";
import { Localized } from "../../../widgets/Localized.tsx";
import { PrintSheetLayout } from "../../../widgets/record/PrintSheetLayout.tsx";
import { printedPictures } from "../../../widgets/viewer/specimen.ts";
import { displayedSize } from "../displayedSize.ts";
import { noteFacts } from "../noteFacts.ts";
import { nameOf } from "../noteSpecimen.ts";
import { useNoteVerdict } from "../useNoteVerdict.ts";

/** A note on one page of paper. */
export function PrintedNote({ note }: { note: Banknote }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const verdict = useNoteVerdict();
  const { widthMm, heightMm } = displayedSize(note);
  const size = formatSize([widthMm, heightMm], language) || t("record.unknown");
  return (
    <PrintSheetLayout
      title={nameOf(note, language)}
      subtitle={<Localized text={note.series} />}
      code={note.id}
      verdict={verdict(note.answer)}
      basis={note.answer}
      record={note}
      specs={noteFacts}
      pictures={printedPictures(note).map(({ src, side }) => ({
        src,
        caption: `${t(`catalogue.viewer.sides.${side}`)} · ${size}`,
      }))}
      timeline={note.timeline}
      features={note.features}
    />
  );
}
