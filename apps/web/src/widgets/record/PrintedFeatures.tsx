import type { Feature } from "@specimen/api/contract";
import { useTranslation } from "react-i18next";
import { Localized } from "../Localized.tsx";
import * as css from "./print.css.ts";

/** The features and how each is checked. */
export function PrintedFeatures({ features }: { features: readonly Feature[] }) {
  const { t } = useTranslation();
  return (
    <section className={css.section}>
      <h2 className={css.heading}>{t("banknotes.features.title")}</h2>
      {features.length === 0 && <p>{t("banknotes.features.none")}</p>}
      <ol className={css.columns}>
        {features.map(({ key, name, check, howTo }) => (
          <li key={key} className={css.feature}>
            <strong>
              <Localized text={name} />
            </strong>{" "}
            · {t(`banknotes.features.checks.${check}`)}
            <br />
            <Localized text={howTo} />
          </li>
        ))}
      </ol>
    </section>
  );
}
