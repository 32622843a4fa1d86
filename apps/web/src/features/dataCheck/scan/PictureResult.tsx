import { ANY_SERIES, type DataCheck } from "@specimen/api/contract";
import { readMrz } from "@specimen/core/mrz";
import { Button } from "@specimen/ui/Button/Button.tsx";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useServiceDay } from "../../../services/hooks/useToday.ts";
import { CorrectLines } from "./CorrectLines.tsx";
import { SeriesField } from "../SeriesField.tsx";
import { CheckResult } from "../result/CheckResult.tsx";
import type { RunningCheck } from "../useDataCheck.ts";

interface PictureResultProps {
  check: DataCheck;
  send: RunningCheck["send"];
}

/** The result of a picture: its lines can be corrected, and its series chosen afterwards. */
export function PictureResult({ check, send }: PictureResultProps) {
  const judge = (mrz: string, seriesId: string) =>
    send({ type: "fields.submitted", fields: { seriesId, mrz, printed: {} } });
  const seriesId = check.document?.id ?? ANY_SERIES;
  return (
    <CheckResult
      check={check}
      key={check.checkedAt}
      onNew={() => send({ type: "check.cancelled" })}
    >
      <CorrectLines check={check} onCorrect={(mrz) => judge(mrz, seriesId)} />
      <ChooseSeries
        lines={check.lines}
        seriesId={seriesId}
        onChoose={(chosen) => judge(check.lines.join("\n"), chosen)}
      />
    </CheckResult>
  );
}

interface ChooseSeriesProps {
  lines: readonly string[];
  seriesId: string;
  onChoose: (seriesId: string) => void;
}

/** The series to compare with, of the state that the lines name. */
function ChooseSeries({ lines, seriesId, onChoose }: ChooseSeriesProps) {
  const { t } = useTranslation();
  const today = useServiceDay();
  const [chosen, choose] = useState(seriesId);
  return (
    <Card title={t("dataCheck.series")} isDivided>
      <Stack gap={10}>
        <SeriesField
          reading={readMrz(lines.join("\n"), { today })}
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
