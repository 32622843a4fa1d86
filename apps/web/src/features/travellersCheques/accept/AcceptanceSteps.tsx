import type { ChequeInformation, LocalizedText } from "@specimen/api/contract";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { CrossSign } from "@specimen/ui/Icon/signs.tsx";
import { PrintList } from "@specimen/ui/PrintSheet/PrintSheet.tsx";
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
  const { steps, warnings, commonFakes, signatures, numberFormat } = information;
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
        {signatures !== null && (
          <p className={css.submission}>
            <strong>{labelled(t("travellersCheques.accept.signatures"))}</strong>{" "}
            <Localized text={signatures} />
          </p>
        )}
        {numberFormat !== null && (
          <p className={css.submission}>
            <strong>{labelled(t("travellersCheques.accept.number"))}</strong>{" "}
            <Localized text={numberFormat.pattern} />. <Localized text={numberFormat.note} />
          </p>
        )}
      </Card>
      <Warnings title={t("travellersCheques.accept.warnings")} texts={warnings} />
      <Warnings title={t("travellersCheques.accept.fakes")} texts={commonFakes} />
    </>
  );
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
  const lists = [
    ["accept.title", information.steps],
    ["accept.warnings", information.warnings],
  ] as const;
  return lists.map(
    ([word, texts]) =>
      texts.length > 0 && (
        <PrintList
          key={word}
          title={t(`travellersCheques.${word}`)}
          isNumbered={word === "accept.title"}
          items={texts.map((text) => (
            <Localized key={text.text} text={text} />
          ))}
        />
      ),
  );
}
