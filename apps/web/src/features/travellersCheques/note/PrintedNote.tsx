import type { ChequeInformation, ChequeNote } from "@specimen/api/contract";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../services/hooks/useLanguage.ts";
import { PrintSheetLayout } from "../../../widgets/record/PrintSheetLayout.tsx";
import { printedPictures } from "../../../widgets/viewer/specimen.ts";
import { PrintedAcceptance } from "../accept/AcceptanceSteps.tsx";
import { PrintedWhoCashes } from "../accept/WhoCashes.tsx";
import { noteFacts } from "../chequeFacts.ts";
import { nameOfNote, nameOfSeries } from "../chequeNames.ts";
import { useChequeVerdict } from "../useChequeVerdict.ts";

export interface PrintedNoteProps {
  note: ChequeNote;
  /** Left out while it is not there. */
  information: ChequeInformation | undefined;
}

/** A cheque on paper: what is done with it, then what is looked at. */
export function PrintedNote({ note, information }: PrintedNoteProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const verdict = useChequeVerdict();
  return (
    <PrintSheetLayout
      title={nameOfNote(note, language)}
      subtitle={nameOfSeries(note)}
      code={note.id}
      verdict={verdict(note.answer)}
      basis={note.answer}
      record={note}
      specs={noteFacts}
      pictures={printedPictures(note).map(({ src, side }) => ({
        src,
        caption: t(`catalogue.viewer.sides.${side}`),
      }))}
      features={note.features}
    >
      <PrintedWhoCashes issuer={note.issuer} answer={note.answer} information={information} />
      {information !== undefined && <PrintedAcceptance information={information} />}
    </PrintSheetLayout>
  );
}
