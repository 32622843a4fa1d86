import { measuredDensity, materials, type Measures } from "@specimen/core/metals";
import { formatNumber } from "@specimen/core/format";
import { Gauge } from "@specimen/ui/Gauge/Gauge.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../services/hooks/useLanguage.ts";
import { useLabelled } from "../useLabelled.ts";
import * as css from "./metals.css.ts";

const least = 8;
const most = 22.5;
const figures = [8, 10, 12, 14, 16, 18, 20, 22];
/** Tungsten stands where gold does: the sentence under the rule says so. */
const named = materials.flatMap(({ name, densityGcm3 }) =>
  name === "tungsten" ? [] : [{ name, densityGcm3 }],
);

export interface DensityRuleProps {
  measures: Measures;
}

/** The density that the measures give, among those of metals. */
export function DensityRule({ measures }: DensityRuleProps) {
  const { t } = useTranslation();
  const labelled = useLabelled();
  const { language } = useLanguage();
  const density = measuredDensity(measures);
  const figure = (value: number) => formatNumber(value, language, 1);
  const spanText =
    density &&
    t("preciousMetals.measure.asRead", { from: figure(density.low), to: figure(density.high) });
  // The picture in words: what each place on the rule stands for, behind what was measured.
  const places = labelled(
    t("preciousMetals.measure.rule"),
    named
      .map(
        ({ name, densityGcm3 }) =>
          `${t(`preciousMetals.materials.${name}`)} ${figure(densityGcm3)}`,
      )
      .join(", "),
  );
  return (
    <div className={css.density}>
      <div className={css.densityWords}>
        {density === null ? (
          <Text step="small" tone="ink2">
            {t("preciousMetals.measure.noDensity")}
          </Text>
        ) : (
          <>
            <Text step="small" tone="ink2">
              {t(`preciousMetals.measure.density.${density.kind}`)}
            </Text>
            <p className={css.figure}>
              {figure(density.value)} <Text as="span">g/cm³</Text>
            </p>
            <Text step="small" tone="ink2" isTabular>
              {spanText}
            </Text>
          </>
        )}
      </div>
      <div className={css.densityScale}>
        <Gauge
          label={
            density === null
              ? places
              : `${labelled(
                  t(`preciousMetals.measure.density.${density.kind}`),
                  `${figure(density.value)}\u00a0g/cm³, ${spanText}`,
                )}. ${places}`
          }
          least={least}
          most={most}
          figures={figures.map((at) => ({ at, label: String(at) }))}
          names={named.map(({ name, densityGcm3 }) => ({
            at: densityGcm3,
            label: t(`preciousMetals.materials.${name}`),
          }))}
          measured={density}
        />
      </div>
    </div>
  );
}
