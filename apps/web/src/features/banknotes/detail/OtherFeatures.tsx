import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { Localized } from "../../../widgets/Localized.tsx";
import type { SeriesRow } from "./seriesRows.ts";
import * as css from "./SimilarRecords.css.ts";

/** What the other note has besides, and what it lacks. */
export function OtherFeatures({ row }: { row: SeriesRow }) {
  const { t } = useTranslation();
  if (row.isHere) return null;
  return (
    <span className={css.lines}>
      <Names label={t("banknotes.alike.also")} features={row.featuresOnlyThere} />
      <Names label={t("banknotes.alike.without")} features={row.featuresOnlyHere} />
    </span>
  );
}

interface NamesProps {
  label: string;
  features: SeriesRow["featuresOnlyHere"];
}

function Names({ label, features }: NamesProps) {
  if (features.length === 0) return null;
  return (
    <span>
      <span className={css.label}>{label}</span>{" "}
      {features.map(({ key, name }, index) => (
        <Fragment key={key}>
          {index > 0 && ", "}
          <Localized text={name} />
        </Fragment>
      ))}
    </span>
  );
}
