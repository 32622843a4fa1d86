import type { Deviation } from "@specimen/core/metals";
import { formatNumber } from "@specimen/core/format";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../services/hooks/useLanguage.ts";

const units = { mass: "g", density: "g/cm³" } as const;

/** The unit a measure is read in. */
export const unitOf = (measure: Deviation["measure"]): string =>
  measure === "mass" || measure === "density" ? units[measure] : "mm";

/** Says how far a measure is off: measured minus recorded, with its sign. */
export function useMeasureText(): (deviation: Deviation) => string {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return ({ measure, difference }) => {
    if (difference === null) return t("preciousMetals.measure.unmeasured");
    const rounded = Number(difference.toFixed(measure === "density" ? 1 : 2));
    if (rounded === 0) return t("preciousMetals.measure.same");
    const sign = rounded > 0 ? "+" : "−";
    return `${sign}${formatNumber(Math.abs(rounded), language)}`;
  };
}
