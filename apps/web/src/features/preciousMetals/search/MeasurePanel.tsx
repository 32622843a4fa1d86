import { Button } from "@specimen/ui/Button/Button.tsx";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { Segments } from "@specimen/ui/Segments/Segments.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { useTranslation } from "react-i18next";
import { useUrlState } from "../../../url/useUrlState.ts";
import { DensityRule } from "../../../widgets/metals/DensityRule.tsx";
import { MeasureFields, MeasureKeyHint } from "../../../widgets/metals/MeasureFields.tsx";
import {
  measureKeys,
  measureSchema,
  measuresIn,
  measuresOf,
  type Shape,
} from "../../../widgets/metals/measures.ts";
import { focusHeadingAbove } from "../../../widgets/focusHeading.ts";
import * as css from "../../../widgets/metals/metals.css.ts";
import { typingPause } from "../../../widgets/search/SearchScreen.tsx";
import { Candidates } from "./Candidates.tsx";
import * as own from "./search.css.ts";

const shapes = ["round", "bar"] as const satisfies readonly Shape[];

/** Names what lies on the scale: measures, the density they give, and the records they fit. */
export function MeasurePanel() {
  const { t } = useTranslation();
  const url = useUrlState(measureSchema, { debounce: typingPause });
  const { shape } = url.state;
  const measures = measuresIn(url.texts, shape);
  const isMeasured = Object.keys(measures).length > 0;
  // No record has a weight in water: alone it can be compared with nothing.
  const { massInWater: _, ...compared } = measures;
  const isComparable = Object.keys(compared).length > 0;
  return (
    <>
      <div className={isMeasured ? undefined : own.unasked}>
        <Card
          title={t("preciousMetals.measure.title")}
          isDivided
          headerActions={
            isMeasured ? (
              <Button
                variant="thin"
                size="sm"
                onClick={({ currentTarget }) => {
                  url.clear(measureKeys);
                  focusHeadingAbove(currentTarget);
                }}
              >
                {t("preciousMetals.measure.clear")}
              </Button>
            ) : (
              <MeasureKeyHint />
            )
          }
        >
          <Stack gap={14}>
            <div className={css.fields}>
              <div className={css.shape}>
                <Segments
                  label={t("preciousMetals.measure.shape")}
                  options={shapes.map((value) => ({
                    value,
                    label: t(`preciousMetals.measure.${value}`),
                  }))}
                  value={shape}
                  onValueChange={(value) => url.change({ shape: value })}
                />
              </div>
              <MeasureFields keys={measuresOf[shape]} url={url} />
            </div>
            {isMeasured && <DensityRule measures={measures} />}
            <Text step="small" tone="ink2">
              {t("preciousMetals.measure.note")}
            </Text>
          </Stack>
        </Card>
      </div>
      {isComparable && <Candidates shape={shape} asked={url.settled} measures={measures} />}
    </>
  );
}
