import type { CheckPage, DataCheck } from "@specimen/api/contract";
import { readMrz } from "@specimen/core/mrz";
import { Button } from "@specimen/ui/Button/Button.tsx";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useServiceDay } from "../../../services/hooks/useToday.ts";
import { noNotes, toZoneText, type ZoneText } from "../zone/zoneText.ts";
import { ZoneField } from "../zone/ZoneField.tsx";
import { imageQuery } from "../queries.ts";
import * as css from "./scan.css.ts";

/** A character below this sureness is marked. */
const leastSureness = 0.6;

interface CorrectLinesProps {
  check: DataCheck;
  /** What was corrected and refused, with the reason. */
  refused?: RefusedLines | undefined;
  onCorrect: (mrz: string) => void;
}

/** Lines as they were sent, and what the service found wrong with them; undefined where it was something else. */
export interface RefusedLines {
  readonly mrz: string;
  readonly fault: string | undefined;
}

/** The picture with the lines that were read from it, how surely, and the way to correct them. */
export function CorrectLines({ check, refused, onCorrect }: CorrectLinesProps) {
  const { t } = useTranslation();
  const page = judgedPage(check.pages);
  const [zone, setZone] = useState<ZoneText | null>(
    refused === undefined ? null : { ...noNotes, text: refused.mrz },
  );
  if (page === undefined) return null;
  return (
    <Card title={t("dataCheck.lines.title")} isDivided>
      <Stack gap={10}>
        <ReadPicture page={page} />
        {zone === null ? (
          <>
            <ReadLines page={page} />
            <Stack direction="row">
              <Button
                variant="secondary"
                onClick={() => setZone({ ...noNotes, text: check.lines.join("\n") })}
              >
                {t("dataCheck.lines.correct")}
              </Button>
            </Stack>
          </>
        ) : (
          <EditedLines
            zone={zone}
            fault={zone.text === refused?.mrz ? refused.fault : undefined}
            onChange={setZone}
            onDone={() => onCorrect(zone.text.trim())}
          />
        )}
      </Stack>
    </Card>
  );
}

/** The page whose lines were judged: of several a surely read one, as the service chooses. */
function judgedPage(pages: DataCheck["pages"]): CheckPage | undefined {
  const read = pages.filter(({ lines }) => lines !== null);
  return read.find(({ isSure }) => isSure) ?? read[0] ?? pages[0];
}

interface EditedLinesProps {
  zone: ZoneText;
  fault: string | undefined;
  onChange: (zone: ZoneText) => void;
  onDone: () => void;
}

function EditedLines({ zone, fault, onChange, onDone }: EditedLinesProps) {
  const { t } = useTranslation();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const today = useServiceDay();
  const reading = readMrz(toZoneText(zone.text, today).text, { today });
  return (
    <>
      <ZoneField
        ref={field}
        zone={zone}
        error={fault}
        reading={reading}
        today={today}
        onChange={onChange}
        onCursor={() => undefined}
      />
      <Stack direction="row">
        <Button onClick={onDone}>{t("dataCheck.lines.judge")}</Button>
      </Stack>
    </>
  );
}

function ReadPicture({ page }: { page: CheckPage }) {
  const { t } = useTranslation();
  const { data } = imageQuery.useData(page.imageId);
  if (data === undefined || page.width === null || page.height === null) return null;
  return (
    <div className={css.picture}>
      <img
        className={css.image}
        src={`data:${data.type};base64,${data.data}`}
        alt={t("dataCheck.lines.picture")}
      />
      <svg className={css.overlay} viewBox={`0 0 ${page.width} ${page.height}`} aria-hidden="true">
        {(page.lines ?? []).flat().map(({ corners, sureness }, index) => (
          <polygon
            key={index}
            className={sureness < leastSureness ? css.unsure : css.sure}
            points={corners.join(" ")}
          />
        ))}
      </svg>
    </div>
  );
}

/** The lines as they were read; what was not sure is marked, and named for those who listen. */
function ReadLines({ page }: { page: CheckPage }) {
  const { t } = useTranslation();
  const lines = page.lines ?? [];
  const doubtful = lines.flat().filter(({ sureness }) => sureness < leastSureness).length;
  return (
    <>
      <div className={css.readLines}>
        <div className={css.characters}>
          {lines.map((cells, row) => (
            <div key={row}>
              {cells.map(({ character, sureness }, place) =>
                sureness < leastSureness ? (
                  <mark key={place} className={css.doubtful}>
                    {character}
                  </mark>
                ) : (
                  character
                ),
              )}
            </div>
          ))}
        </div>
      </div>
      <Text step="small" tone="ink2">
        {t("dataCheck.lines.doubtful", { number: doubtful })}
      </Text>
    </>
  );
}
