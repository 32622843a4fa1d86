import type { ChequeNote } from "@specimen/api/contract";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { PinNumber } from "@specimen/ui/PinNumber/PinNumber.tsx";
import { useTranslation } from "react-i18next";
import { Localized } from "../../../widgets/Localized.tsx";
import { StepKeys, useStepKeys } from "../../../widgets/viewer/StepKeys.tsx";
import { useLabelled } from "../../../widgets/useLabelled.ts";
import * as css from "./accept.css.ts";

type Item = ChequeNote["features"][number];

export interface BeforeYouPayProps {
  features: readonly Item[];
  /** Key of the selected one; its sentence is open. */
  selected: string;
  onSelect: (feature: Item) => void;
}

/** What to look at, in the order of the hand; selecting one turns the specimen to it. */
export function BeforeYouPay({ features, selected, onSelect }: BeforeYouPayProps) {
  const { t } = useTranslation();
  const labelled = useLabelled();
  useStepKeys(features, selected, onSelect);
  return (
    <Card
      title={t("travellersCheques.features.title")}
      isDivided
      padding="none"
      headerActions={<StepKeys />}
    >
      <ol className={css.rows}>
        {features.map((feature, index) => (
          <li key={feature.key}>
            <button
              type="button"
              className={css.feature}
              aria-pressed={feature.key === selected}
              onClick={() => onSelect(feature)}
            >
              <PinNumber number={index + 1} isChosen={feature.key === selected} />
              <span className={css.featureName}>
                <Localized text={feature.name} />
              </span>
              {feature.key === selected && (
                <span className={css.howTo}>
                  {labelled(t(`catalogue.features.checks.${feature.check}`))}{" "}
                  <Localized text={feature.howTo} />
                </span>
              )}
            </button>
          </li>
        ))}
      </ol>
    </Card>
  );
}
