import { layouts, type MrzReading } from "@specimen/core/mrz";
import { FieldError } from "@specimen/ui/FieldError/FieldError.tsx";
import { StatusText } from "@specimen/ui/StatusText/StatusText.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { VisuallyHidden } from "@specimen/ui/VisuallyHidden/VisuallyHidden.tsx";
import { useLayoutEffect, useRef, useState, type RefObject } from "react";
import { useTranslation } from "react-i18next";
import { cellLooks, type FieldStart, fieldAtPlace } from "./cellLooks.ts";
import { foreignCharacters, toZoneText, type ZoneNotes, type ZoneText } from "./zoneText.ts";
import { useFieldName } from "../rule/useRuleWords.ts";
import * as css from "./zone.css.ts";

export interface ZoneFieldProps {
  zone: ZoneText;
  reading: MrzReading;
  today: string;
  /** `isReplaced`: it was pasted over the whole text that was there. */
  onChange: (zone: ZoneText, isReplaced: boolean) => void;
  /** The place of the cursor in the text, for what explains it. */
  onCursor: (place: number) => void;
  /** What is wrong with it; undefined where nothing is known to be. */
  error?: string | undefined;
  ref?: RefObject<HTMLTextAreaElement | null>;
}

/** The zone as one text field over its cells: it takes paste, arrows and selection like any other. */
export function ZoneField({
  zone,
  reading,
  today,
  onChange,
  onCursor,
  error,
  ref,
}: ZoneFieldProps) {
  const { t } = useTranslation();
  const own = useRef<HTMLTextAreaElement>(null);
  const element = ref ?? own;
  const cursor = useRef<number | null>(null);
  const isAllSelected = useRef(false);
  const { text } = zone;
  const foreign = foreignCharacters(text).join(" ");
  const fault =
    error ?? (foreign === "" ? undefined : t("dataCheck.zone.foreign", { characters: foreign }));
  useLayoutEffect(() => {
    const area = element.current;
    if (area === null) return;
    if (cursor.current !== null) area.setSelectionRange(cursor.current, cursor.current);
    cursor.current = null;
  }, [text, element]);
  const layout = reading.format === null ? null : layouts[reading.format];
  const captionOf = useCaption();
  const [place, setPlace] = useState<number | null>(null);
  const current = place === null ? undefined : fieldAtPlace(text, place, layout);
  return (
    <div>
      <div className={css.frame}>
        <div className={css.field}>
          <div className={css.cells} aria-hidden="true">
            {cellLooks(text.split("\n"), layout, reading, current).map((line, index) => (
              <div key={index} className={css.line}>
                {line.map(({ look, starts }, place) => (
                  <span key={place} className={css.cellOf[look]}>
                    {starts !== null && (
                      <span className={css.caption[starts === current?.name ? "current" : "other"]}>
                        {captionOf(starts)}
                      </span>
                    )}
                  </span>
                ))}
              </div>
            ))}
          </div>
          <label className={css.over}>
            <VisuallyHidden>{t("dataCheck.zone.title")}</VisuallyHidden>
            <textarea
              ref={element}
              className={css.text}
              value={text}
              rows={1}
              spellCheck={false}
              autoCorrect="off"
              autoCapitalize="characters"
              autoComplete="off"
              aria-describedby="zone-hint zone-error"
              aria-invalid={fault !== undefined}
              onPaste={({ currentTarget: { value, selectionStart, selectionEnd } }) => {
                isAllSelected.current = selectionStart === 0 && selectionEnd === value.length;
              }}
              onChange={({ target, nativeEvent }) => {
                const isPasted =
                  nativeEvent instanceof InputEvent && nativeEvent.inputType === "insertFromPaste";
                const toZone = (text: string) => toZoneText(text, today, { isDone: isPasted });
                const next = toZone(target.value);
                const before = target.value.slice(0, target.selectionStart);
                // What stands before the cursor tells where it goes, whatever was added or left out.
                cursor.current = Math.min(
                  toZone(before).text.length +
                    (target.selectionStart === target.value.length ? next.text.length : 0),
                  next.text.length,
                );
                onChange(next, isPasted && isAllSelected.current);
              }}
              onSelect={({ currentTarget }) => {
                setPlace(currentTarget.selectionStart);
                onCursor(currentTarget.selectionStart);
              }}
              onBlur={() => setPlace(null)}
            />
          </label>
        </div>
      </div>
      <div className={css.told}>
        <FieldError id="zone-error" text={fault} />
        <Notes {...zone} />
      </div>
      <span id="zone-hint" hidden>
        {t("dataCheck.zone.hint")}
      </span>
    </div>
  );
}

/** What was put right, so that it can be compared with the document. */
function Notes({ corrected, hasOtherLayout = false }: ZoneNotes) {
  const { t } = useTranslation();
  return (
    <div role="status">
      {hasOtherLayout && <StatusText sign="warn">{t("dataCheck.zone.otherLayout")}</StatusText>}
      {corrected.length > 0 && (
        <Text step="small">{t("dataCheck.zone.corrected", { changes: corrected.join(", ") })}</Text>
      )}
    </div>
  );
}

/** Gives the short name of a field under its cells; none where it has no space or says nothing. */
function useCaption(): (field: NonNullable<FieldStart>) => string | null {
  const { t } = useTranslation();
  const fieldName = useFieldName();
  return (field) => {
    switch (field) {
      case "documentCode":
        return t("dataCheck.zone.kind");
      case "issuingState":
        return t("dataCheck.zone.state");
      case "nationality":
        return t("dataCheck.zone.nation");
      case "documentNumber":
      case "birthDate":
      case "expiryDate":
      case "personalNumber":
      case "names":
      case "surname":
      case "givenNames":
        return fieldName(field);
      case "optional":
      case "optional1":
      case "optional2":
        return t("dataCheck.field.optional");
      default:
        return null;
    }
  };
}
