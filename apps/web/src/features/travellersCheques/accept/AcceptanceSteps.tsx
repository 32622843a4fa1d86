import type { ChequeInformation, LocalizedText } from "@specimen/api/contract";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { CrossSign } from "@specimen/ui/Icon/signs.tsx";
import { PrintFacts, PrintList } from "@specimen/ui/PrintSheet/PrintSheet.tsx";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Localized } from "../../../widgets/Localized.tsx";
import { useLabelled } from "../../../widgets/useLabelled.ts";
import * as css from "./accept.css.ts";

export interface AcceptanceProps {
  information: ChequeInformation;
}

/** How a cheque is accepted, what must not be done, and the forgeries that are known. */
export function AcceptanceSteps({ information }: AcceptanceProps) {
  const { t } = useTranslation();
  const labelled = useLabelled();
  const { steps, warnings, commonFakes } = information;
  const marks = useMarks()(information);
  return (
    <>
      <Card title={t("travellersCheques.accept.title")} isDivided padding="none">
        <ol className={css.steps}>
          {steps.map((step) => (
            <li key={step.text} className={css.step}>
              <span>
                <Localized text={step} />
              </span>
            </li>
          ))}
        </ol>
        {marks.map(({ label, value }) => (
          <p key={label} className={css.submission}>
            <strong>{labelled(label)}</strong> {value}
          </p>
        ))}
      </Card>
      <Warnings title={t("travellersCheques.accept.warnings")} texts={warnings} />
      <Warnings title={t("travellersCheques.accept.fakes")} texts={commonFakes} />
    </>
  );
}

/** Gives where the signatures stand and what the number looks like, as far as that is known. */
function useMarks(): (
  information: ChequeInformation,
) => readonly { label: string; value: ReactNode }[] {
  const { t } = useTranslation();
  return ({ signatures, numberFormat }) => [
    ...(signatures === null
      ? []
      : [
          {
            label: t("travellersCheques.accept.signatures"),
            value: <Localized text={signatures} />,
          },
        ]),
    ...(numberFormat === null
      ? []
      : [
          {
            label: t("travellersCheques.accept.number"),
            value: (
              <>
                <Localized text={numberFormat.pattern} />. <Localized text={numberFormat.note} />
              </>
            ),
          },
        ]),
  ];
}

function Warnings({ title, texts }: { title: string; texts: readonly LocalizedText[] }) {
  if (texts.length === 0) return null;
  return (
    <Card title={title} isDivided padding="none">
      <ul className={css.warnings}>
        {texts.map((text) => (
          <li key={text.text} className={css.warning}>
            <span className={css.cross}>
              <CrossSign size={18} />
            </span>
            <span>
              <Localized text={text} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The same on paper. */
export function PrintedAcceptance({ information }: AcceptanceProps) {
  const { t } = useTranslation();
  const { steps, warnings, commonFakes } = information;
  const marks = useMarks()(information);
  return (
    <>
      <PrintedTexts title={t("travellersCheques.accept.title")} texts={steps} isNumbered />
      {marks.length > 0 && <PrintFacts items={marks} />}
      <PrintedTexts title={t("travellersCheques.accept.warnings")} texts={warnings} />
      <PrintedTexts title={t("travellersCheques.accept.fakes")} texts={commonFakes} />
    </>
  );
}

interface PrintedTextsProps {
  title: string;
  texts: readonly LocalizedText[];
  isNumbered?: boolean;
}

function PrintedTexts({ title, texts, isNumbered = false }: PrintedTextsProps) {
  if (texts.length === 0) return null;
  return (
    <PrintList
      title={title}
      isNumbered={isNumbered}
      items={texts.map((text) => (
        <Localized key={text.text} text={text} />
      ))}
    />
  );
}
