import { compareWith, type MeasuredRecord } from "@specimen/core/metals";
import { formatNumber } from "@specimen/core/format";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../services/hooks/useLanguage.ts";
import { useUrlState } from "../../url/useUrlState.ts";
import { typingPause } from "../search/SearchScreen.tsx";
import { DensityRule } from "./DensityRule.tsx";
import { MatchVerdict } from "./MatchVerdict.tsx";
import { MeasureFields, MeasureKeyHint } from "./MeasureFields.tsx";
import { measureSchema, measuresIn, measuresOf, type Shape } from "./measures.ts";
import * as css from "./metals.css.ts";
import { unitOf, useMeasureText } from "./useMeasureText.ts";

export interface WeighAndMeasureProps {
  record: MeasuredRecord;
  shape: Shape;
}

/** Weighs and measures the piece at hand against one record; the readings are kept in the address. */
export function WeighAndMeasure({ record, shape }: WeighAndMeasureProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const url = useUrlState(measureSchema, { debounce: typingPause });
  const differenceText = useMeasureText();
  const measures = measuresIn(url.texts, shape);
  const match = compareWith(record, measures);
  const isMeasured = match.deviations.length > 0;
  return (
    <Card
      title={t("preciousMetals.measure.weigh")}
      isDivided
      headerActions={isMeasured ? <MatchVerdict {...match} /> : <MeasureKeyHint />}
    >
      <Stack gap={14}>
        <div className={css.fields}>
          <MeasureFields keys={measuresOf[shape]} url={url} />
        </div>
        {isMeasured && (
          <ul
            role="list"
            className={css.deviations}
            aria-label={t("preciousMetals.measure.beside")}
          >
            {match.deviations.map((deviation) => {
              const { measure, measured, tolerance, verdict } = deviation;
              const unit = unitOf(measure);
              const figure = (value: number) => `${formatNumber(value, language, 2)}\u00a0${unit}`;
              return (
                <li key={measure} className={css.deviation}>
                  <Text as="span" step="small" tone="ink2">
                    {t(`preciousMetals.measure.names.${measure}`)}
                    {tolerance !== null && `, ± ${figure(tolerance)}`}
                  </Text>
                  <Text as="strong">
                    {figure(measured)} ({differenceText(deviation)})
                  </Text>
                  <MatchVerdict verdict={verdict} />
                </li>
              );
            })}
          </ul>
        )}
        <DensityRule measures={measures} />
        {match.warning !== null && (
          <p className={css.notice} role="note">
            {t(`preciousMetals.warnings.${match.warning}`)}
          </p>
        )}
        <Text step="small" tone="ink2">
          {t("preciousMetals.measure.note")}
        </Text>
      </Stack>
    </Card>
  );
}
