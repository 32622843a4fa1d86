import type { ChequeNote } from "@specimen/api/contract";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { Kbd } from "@specimen/ui/Kbd/Kbd.tsx";
import { useShortcuts } from "@specimen/ui/Kbd/useShortcuts.ts";
import { useTranslation } from "react-i18next";
import { Localized } from "../../../widgets/Localized.tsx";
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
  useShortcuts({
    n: () => {
      const place = features.findIndex(({ key }) => key === selected);
      const next = features[(place + 1) % features.length];
      if (next !== undefined) onSelect(next);
    },
  });
  return (
    <Card
      title={t("travellersCheques.features.title")}
      isDivided
      padding="none"
      headerActions={
        <span className={css.detail}>
          <Kbd>N</Kbd> {t("travellersCheques.features.next")}
        </span>
      }
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
              <span className={css.number}>{index + 1}</span>
              <span className={css.featureName}>
                <Localized text={feature.name} />
              </span>
              {feature.key === selected && (
                <span className={css.howTo}>
                  {t(`catalogue.features.checks.${feature.check}`)}:{" "}
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
