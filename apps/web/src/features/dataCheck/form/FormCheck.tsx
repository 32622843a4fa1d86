import type { FormSchema } from "@specimen/api/contract";
import { type CheckDigitName, type MrzReading, readMrz } from "@specimen/core/mrz";
import { Button } from "@specimen/ui/Button/Button.tsx";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { LockSign } from "@specimen/ui/Icon/firstPage.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useIsOnline } from "../../../services/hooks/useConnection.ts";
import type { useDraft } from "../../../services/hooks/useDraft.ts";
import { useServiceDay } from "../../../services/hooks/useToday.ts";
import { Failure } from "../../../widgets/Failure.tsx";
import { isMissing } from "../../../widgets/isMissing.ts";
import { QueryState } from "../../../widgets/QueryState.tsx";
import { formSchemaQuery } from "../queries.ts";
import { useFieldName } from "../rule/useRuleWords.ts";
import { isSeriesUnknown, refusedFields, useZoneFault } from "../refusedFields.ts";
import { SeriesField } from "../SeriesField.tsx";
import type { RunningCheck } from "../useDataCheck.ts";
import { CompareFields } from "./CompareFields.tsx";
import {
  faultsIn,
  isNextZone,
  printedOf,
  withoutScan,
  withWholeZone,
  withZone,
} from "./comparedFields.ts";
import { DigitExplanation } from "../zone/DigitExplanation.tsx";
import { DigitState } from "../zone/DigitState.tsx";
import type { FormDraft } from "./formDraft.ts";
import { useKey } from "./useKey.ts";
import { readScan } from "./readScan.ts";
import { useLayoutText } from "../zone/useLayoutText.ts";
import { useWedge } from "./useWedge.ts";
import { ZoneField } from "../zone/ZoneField.tsx";
import { noNotes, toZoneText, type ZoneNotes, type ZoneText } from "../zone/zoneText.ts";
import * as css from "../zone/zone.css.ts";

interface FormCheckProps {
  check: RunningCheck;
  draft: ReturnType<typeof useDraft<FormDraft>>;
  /** What is told of the draft's zone. */
  notes: ZoneNotes;
  onNotes: (notes: ZoneNotes) => void;
  seriesId: string;
  /** Chooses a series; without one that of the address, or any. */
  onSeries: (seriesId?: string) => void;
}

/** The form: the zone with its check digits, what is printed, and the button that sends both. */
export function FormCheck({
  check,
  draft: { draft, change, drop },
  notes,
  onNotes,
  seriesId,
  onSeries,
}: FormCheckProps) {
  const { t } = useTranslation();
  const today = useServiceDay();
  const [digit, showDigit] = useState<CheckDigitName | null>(null);
  const [faults, setFaults] = useState<readonly string[]>([]);
  const form = formSchemaQuery.useData(seriesId);
  const reading = readMrz(draft.mrz, { today });
  const lines = draft.mrz.split("\n").filter((line) => line !== "");
  const takeWhole = ({ text, ...told }: ZoneText, before: FormDraft) => {
    onNotes(told);
    if (isNextZone(before, text)) onSeries();
    change(withWholeZone(before, text, today));
  };
  const takeZone = (zone: ZoneText, isReplaced: boolean) => {
    if (isReplaced) return takeWhole(zone, draft);
    onNotes(zone);
    change(withZone(draft, zone.text, today));
  };
  useWedge((scan, isTyped) => {
    const scanned = readScan(scan, today);
    const typed = draft.mrz.trimEnd();
    // In its own field a line alone is one of several; a whole zone takes the place of the one before.
    const isTaken = isTyped && typed === scanned.text;
    if (isTaken || (isTyped && !readMrz(scanned.text, { today }).shapeOk)) return;
    // What its keys have just typed there is no document before it.
    const ownText = toZoneText(scan.text.trim(), today, { isDone: true }).text;
    const isOwn = isTyped && typed === ownText;
    const mrz = isOwn ? "" : draft.mrz;
    takeWhole(scanned, { ...draft, mrz, printed: withoutScan(draft.printed, scan.text) });
  });
  const { view, send } = check;
  const zoneFault = useZoneFault();
  const schema = form.data?.schema;
  const isUnknown =
    isMissing(form.error) || (isSeriesUnknown(view.error) && view.fields?.seriesId === seriesId);
  const refusal = useRefusal(draft, isUnknown);
  const { submit, isAwaited } = useSubmit(schema, refusal !== undefined, (compared) => {
    const printed = printedOf(compared, draft, reading);
    const found = faultsIn(compared, printed);
    setFaults(found);
    if (found.length > 0) return;
    send({ type: "fields.submitted", fields: { seriesId, mrz: lines.join("\n"), printed } });
  });
  useKey("Enter", submit);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack gap={14}>
        {view.status === "failed" && (
          <Failure
            error={view.error}
            title={t("dataCheck.failed")}
            headingLevel={2}
            {...(refusal === undefined && { onRetry: submit })}
          />
        )}
        <Card title={t("dataCheck.zone.title")} isDivided>
          <Stack gap={10}>
            <div className={css.heading}>
              <span>{t("dataCheck.zone.hint")}</span>
              <strong>{useLayoutText(reading)}</strong>
            </div>
            <ZoneField
              zone={{ ...notes, text: draft.mrz }}
              reading={reading}
              today={today}
              onChange={takeZone}
              error={zoneFault(view.error)}
              onCursor={(place) => showDigit(digitAt(draft.mrz, place, reading) ?? digit)}
            />
            <Digits reading={reading} current={digit} onChoose={showDigit} />
            <SeriesField
              reading={reading}
              value={seriesId}
              isUnknown={isUnknown}
              onChange={onSeries}
            />
          </Stack>
        </Card>
        <div className={css.columnsOfCards}>
          <QueryState query={form} failed={t("dataCheck.formFailed")} missing={<></>}>
            {({ schema }) => (
              <CompareFields
                schema={schema}
                reading={reading}
                draft={draft}
                faults={[...faults, ...refusedFields(view.error)]}
                onChange={change}
              />
            )}
          </QueryState>
          {digit !== null && <DigitExplanation lines={lines} reading={reading} name={digit} />}
        </div>
        <Bar
          isPending={view.status === "deciding" || (isAwaited && form.error === undefined)}
          refusal={refusal}
          onClear={() => {
            onNotes(noNotes);
            drop();
          }}
        />
      </Stack>
    </form>
  );
}

/** Sends at once, or where it is not known yet what is compared, as soon as that has come. */
function useSubmit(
  schema: FormSchema | undefined,
  isRefused: boolean,
  send: (schema: FormSchema) => void,
) {
  const [isAwaited, setIsAwaited] = useState(false);
  const submit = () => {
    setIsAwaited(!isRefused && schema === undefined);
    if (!isRefused && schema !== undefined) send(schema);
  };
  const sendAwaited = useEffectEvent(() => isAwaited && submit());
  useEffect(() => {
    // Not while this drawing is finished: it would be drawn twice.
    if (schema !== undefined) queueMicrotask(() => sendAwaited());
  }, [schema]);
  return { submit, isAwaited };
}

interface BarProps {
  isPending: boolean;
  /** Why nothing can be sent now. */
  refusal: string | undefined;
  onClear: () => void;
}

/** What becomes of the data, and the buttons. */
function Bar({ isPending, refusal, onClear }: BarProps) {
  const { t } = useTranslation();
  return (
    <div className={css.bar}>
      <span className={css.barText}>
        <LockSign />
        {t("dataCheck.bar")}
      </span>
      <div className={css.barButtons}>
        <Button variant="thin" onClick={onClear}>
          {t("dataCheck.clear")}
        </Button>
        <Button type="submit" pending={isPending} disabledReason={refusal}>
          {t("dataCheck.check")}
        </Button>
      </div>
    </div>
  );
}

/** Why a check cannot be sent now; undefined where it can be. */
function useRefusal({ mrz, printed }: FormDraft, isSeriesUnknown: boolean): string | undefined {
  const { t } = useTranslation();
  const isOnline = useIsOnline();
  if (!isOnline) return t("dataCheck.offline");
  if (isSeriesUnknown) return t("dataCheck.seriesUnknown");
  const isEmpty = [mrz.trim(), ...Object.values(printed)].every((text) => text === "");
  return isEmpty ? t("dataCheck.nothingTyped") : undefined;
}

/** The check digit that the cursor stands at or in whose field it is. */
function digitAt(text: string, place: number, { typed }: MrzReading): CheckDigitName | undefined {
  const before = text.slice(0, place).split("\n");
  const [line, position] = [before.length, (before.at(-1) ?? "").length];
  const inLine = typed.checkDigits.filter((digit) => digit.line === line);
  return inLine.find((digit) => digit.position >= position)?.name;
}

interface DigitsProps {
  reading: MrzReading;
  current: CheckDigitName | null;
  onChoose: (name: CheckDigitName) => void;
}

/** Every check digit with what can be said of it so far. */
function Digits({ reading, current, onChoose }: DigitsProps) {
  const { t } = useTranslation();
  const fieldName = useFieldName();
  return (
    <ul role="list" className={css.digits} aria-label={t("dataCheck.digits")}>
      {reading.typed.checkDigits.map(({ name, state }) => (
        <li key={name}>
          <Button
            variant="secondary"
            size="sm"
            aria-pressed={name === current}
            onClick={() => onChoose(name)}
          >
            {fieldName(name)} <DigitState state={state} />
          </Button>
        </li>
      ))}
    </ul>
  );
}
