import { anySeries, type FormField } from "@specimen/api/contract";
import { type MrzReading, readMrz } from "@specimen/core/mrz";
import { PrintLine, PrintList, PrintSheet } from "@specimen/ui/PrintSheet/PrintSheet.tsx";
import { useTranslation } from "react-i18next";
import { useServiceDay } from "../../../services/hooks/useToday.ts";
import { PrintedOn } from "../../../widgets/record/PrintedOn.tsx";
import { useLabelled } from "../../../widgets/useLabelled.ts";
import { formSchemaQuery } from "../queries.ts";
import * as css from "../result/result.css.ts";
import { useDayText } from "../rule/useDayText.ts";
import { useFieldName } from "../rule/useRuleWords.ts";
import { useKnownSeries } from "../SeriesField.tsx";
import { DigitState } from "../zone/DigitState.tsx";
import { useLayoutText } from "../zone/useLayoutText.ts";
import { zoneValueOf } from "./comparedFields.ts";
import type { FormDraft } from "./formDraft.ts";

interface PrintedDraftProps {
  draft: FormDraft;
  seriesId: string;
}

/** The form on paper before it is checked: what was typed and compared so far. */
export function PrintedDraft({ draft, seriesId }: PrintedDraftProps) {
  const { t } = useTranslation();
  const labelled = useLabelled();
  const fieldName = useFieldName();
  const reading = readMrz(draft.mrz, { today: useServiceDay() });
  const layout = useLayoutText(reading);
  const series = useKnownSeries(reading).find(({ id }) => id === seriesId)?.name.text ?? seriesId;
  const { data: form } = formSchemaQuery.useData(seriesId);
  return (
    <PrintSheet title={t("dataCheck.title")} foot={<PrintedOn />}>
      <p>
        <strong>{t("dataCheck.paper.unfinished")}</strong>
      </p>
      <PrintList
        title={t("dataCheck.zone.title")}
        items={[
          ...(draft.mrz === ""
            ? []
            : [
                <pre key="lines" className={css.printedLines}>
                  {draft.mrz}
                </pre>,
              ]),
          layout,
          ...(seriesId === anySeries ? [] : [labelled(t("dataCheck.series"), series)]),
        ]}
      />
      {reading.typed.checkDigits.length > 0 && (
        <PrintList
          title={t("dataCheck.digits")}
          items={reading.typed.checkDigits.map(({ name, state }) => (
            <PrintLine key={name} label={fieldName(name)} value={<DigitState state={state} />} />
          ))}
        />
      )}
      {form !== undefined && (
        <PrintList
          title={t("dataCheck.compare.title")}
          items={Object.entries(form.schema.properties).map(([name, field]) => (
            <PrintLine
              key={name}
              label={field.title}
              value={<Compared name={name} field={field} draft={draft} reading={reading} />}
            />
          ))}
        />
      )}
    </PrintSheet>
  );
}

interface ComparedProps {
  name: string;
  field: FormField;
  draft: FormDraft;
  reading: MrzReading;
}

/** What the zone says of a field, and what the page was found to say. */
function Compared({ name, field, draft: { same, printed }, reading }: ComparedProps) {
  const { t } = useTranslation();
  const labelled = useLabelled();
  const date = useDayText();
  const text = (value: string) => (field.format === "date" ? date(value) : value);
  const ofZone = zoneValueOf(reading, name);
  const ofPage = printed[name] ?? "";
  if (ofZone === undefined) return ofPage === "" ? t("dataCheck.compare.open") : text(ofPage);
  const differs = t("dataCheck.compare.differs");
  const answer = () => {
    if (same.includes(name)) return t("dataCheck.compare.same");
    if (printed[name] === undefined) return t("dataCheck.compare.open");
    return ofPage === "" ? differs : labelled(differs, text(ofPage));
  };
  return `${text(ofZone)} · ${answer()}`;
}
