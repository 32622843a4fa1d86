import { anySeries, type DataCheck } from "@specimen/api/contract";
import { readMrz } from "@specimen/core/mrz";
import { Button } from "@specimen/ui/Button/Button.tsx";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useServiceDay } from "../../../services/hooks/useToday.ts";
import { CorrectLines } from "./CorrectLines.tsx";
import { SeriesField, useKnownSeries } from "../SeriesField.tsx";
import { CheckResult } from "../result/CheckResult.tsx";
import { isSeriesUnknown, useZoneFault } from "../refusedFields.ts";
import type { RunningCheck } from "../useDataCheck.ts";
import { readablePages, usePictureFaults } from "./usePictureFaults.ts";

interface PictureResultProps {
  check: DataCheck;
  view: RunningCheck["view"];
  send: RunningCheck["send"];
}

/** The result of a picture: its lines can be corrected, and its series chosen afterwards. */
export function PictureResult({ check, view, send }: PictureResultProps) {
  const { t } = useTranslation();
  const zoneFault = useZoneFault();
  // What was sent from here and refused; the result is that of before.
  const fields = view.error === null ? null : view.fields;
  const isUnknown = isSeriesUnknown(view.error);
  const fault = isUnknown ? undefined : (zoneFault(view.error) ?? t("dataCheck.compare.fault"));
  const lines = check.lines.join("\n");
  const judge = (mrz: string, seriesId: string) =>
    send({ type: "fields.submitted", fields: { seriesId, mrz, printed: {} } });
  const seriesId = fields?.seriesId ?? check.document?.id ?? anySeries;
  return (
    <CheckResult
      check={check}
      key={check.checkedAt}
      onNew={() => send({ type: "check.cancelled" })}
      isCorrectionRefused={fields !== null}
    >
      <RefusedPictures view={view} send={send} />
      <CorrectLines
        check={check}
        refused={
          fields === null || (isUnknown && fields.mrz === lines)
            ? undefined
            : { mrz: fields.mrz, fault }
        }
        onCorrect={(mrz) => judge(mrz, seriesId)}
      />
      <ChooseSeries
        lines={check.lines}
        seriesId={seriesId}
        isUnknown={isUnknown}
        onChoose={(chosen) => judge(isUnknown ? (fields?.mrz ?? lines) : lines, chosen)}
      />
    </CheckResult>
  );
}

/** Pictures that the result does not come from, and the way to others. */
function RefusedPictures({ view, send }: Pick<PictureResultProps, "view" | "send">) {
  const { t } = useTranslation();
  const faults = usePictureFaults()(view);
  const refused = faults.filter(({ index }) => view.answer?.pages[index]?.refusal !== null);
  const kept = readablePages(view);
  if (refused.length === 0) return null;
  return (
    <Card title={t("dataCheck.notRead.some")} isDivided>
      <Stack gap={10}>
        <ul>
          {refused.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <Text>{t("dataCheck.notRead.someText")}</Text>
        {kept.length > 0 && (
          <Stack direction="row">
            <Button
              variant="secondary"
              onClick={() => send({ type: "pages.exchanged", pages: kept })}
            >
              {t("dataCheck.notRead.exchange")}
            </Button>
          </Stack>
        )}
      </Stack>
    </Card>
  );
}

interface ChooseSeriesProps {
  lines: readonly string[];
  seriesId: string;
  /** The one that was sent does not exist. */
  isUnknown: boolean;
  onChoose: (seriesId: string) => void;
}

/** The series to compare with, of the state that the lines name. */
function ChooseSeries({ lines, seriesId, isUnknown, onChoose }: ChooseSeriesProps) {
  const { t } = useTranslation();
  const today = useServiceDay();
  const [chosen, choose] = useState(seriesId);
  const field = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (isUnknown) field.current?.focus();
  }, [isUnknown]);
  const reading = readMrz(lines.join("\n"), { today });
  if (useKnownSeries(reading).length === 0 && seriesId === anySeries) return null;
  return (
    <Card title={t("dataCheck.series")} isDivided>
      <Stack gap={10}>
        <SeriesField
          ref={field}
          isUnknown={isUnknown && chosen === seriesId}
          reading={reading}
          value={chosen}
          onChange={choose}
        />
        <Stack direction="row">
          <Button variant="secondary" onClick={() => onChoose(chosen)}>
            {t("dataCheck.chooseSeries")}
          </Button>
        </Stack>
      </Stack>
    </Card>
  );
}
