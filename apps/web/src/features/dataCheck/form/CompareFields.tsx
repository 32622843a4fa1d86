import type { FormField, FormSchema } from "@specimen/api/contract";
import type { MrzReading } from "@specimen/core/mrz";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { FieldError } from "@specimen/ui/FieldError/FieldError.tsx";
import { Segments } from "@specimen/ui/Segments/Segments.tsx";
import { Select } from "@specimen/ui/Select/Select.tsx";
import { TextField } from "@specimen/ui/TextField/TextField.tsx";
import { useTranslation } from "react-i18next";
import { useNumberWords } from "../../../widgets/documents/useNumberWords.ts";
import { useDayText } from "../rule/useDayText.ts";
import { zoneValueOf } from "./comparedFields.ts";
import type { FormDraft } from "./formDraft.ts";
import * as css from "../zone/zone.css.ts";

interface CompareFieldsProps {
  schema: FormSchema;
  reading: MrzReading;
  draft: FormDraft;
  faults: readonly string[];
  onChange: (part: Partial<FormDraft>) => void;
}

/** Every field of the schema in its order: the same as the zone, or what the page says. */
export function CompareFields({ schema, reading, draft, faults, onChange }: CompareFieldsProps) {
  const { t } = useTranslation();
  return (
    <Card title={t("dataCheck.compare.title")} isDivided>
      <div>
        {Object.entries(schema.properties).map(([name, field]) => (
          <ComparedField
            key={name}
            name={name}
            field={field}
            zoneValue={zoneValueOf(reading, name)}
            draft={draft}
            isFault={faults.includes(name)}
            onChange={onChange}
          />
        ))}
      </div>
    </Card>
  );
}

interface ComparedFieldProps {
  name: string;
  field: FormField;
  zoneValue: string | undefined;
  draft: FormDraft;
  isFault: boolean;
  onChange: (part: Partial<FormDraft>) => void;
}

function ComparedField({ name, field, zoneValue, draft, isFault, onChange }: ComparedFieldProps) {
  const { t } = useTranslation();
  const date = useDayText();
  const { printed, same } = draft;
  const isSame = same.includes(name);
  const differs = printed[name] !== undefined;
  const without = Object.fromEntries(Object.entries(printed).filter(([key]) => key !== name));
  const choose = (choice: "open" | "same" | "differs") =>
    onChange({
      same: choice === "same" ? [...same, name] : same.filter((each) => each !== name),
      printed: choice === "differs" ? { ...without, [name]: "" } : without,
    });
  const input = (
    <PrintedField
      field={field}
      value={printed[name] ?? ""}
      isLabelHidden={zoneValue !== undefined}
      error={isFault ? t("dataCheck.compare.fault") : undefined}
      onChange={(value) =>
        onChange({
          same: same.filter((each) => each !== name),
          printed: { ...without, [name]: value },
        })
      }
    />
  );
  if (zoneValue === undefined)
    return (
      <div className={css.compared}>
        <div className={css.comparedField}>{input}</div>
      </div>
    );
  return (
    <div className={css.compared}>
      <span className={css.comparedName}>{field.title}</span>
      <span className={css.comparedValue}>
        {field.format === "date" ? date(zoneValue) : zoneValue}
      </span>
      <Segments
        label={t("dataCheck.compare.choice", { field: field.title })}
        look="quiet"
        options={[
          { value: "open", label: t("dataCheck.compare.open") },
          { value: "same", label: t("dataCheck.compare.same") },
          { value: "differs", label: t("dataCheck.compare.differs") },
        ]}
        value={isSame ? "same" : differs ? "differs" : "open"}
        onValueChange={choose}
      />
      {differs && !isSame && <div className={css.comparedField}>{input}</div>}
      {isFault && isSame && (
        <div className={css.comparedField}>
          <FieldError id={`${name}-fault`} text={t("dataCheck.compare.fault")} />
        </div>
      )}
    </div>
  );
}

interface PrintedFieldProps {
  field: FormField;
  value: string;
  isLabelHidden: boolean;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** A field as its schema says: a choice, a date, or a text, which also stands for what is not known. */
function PrintedField({ field, value, isLabelHidden, error, onChange }: PrintedFieldProps) {
  const hint = useNumberHint()(field);
  const shared = { label: field.title, isLabelHidden, value, error, onValueChange: onChange };
  if (field.enum !== undefined) {
    const options = ["", ...field.enum].map((option) => ({ value: option, label: option || "–" }));
    return <Select {...shared} options={options} />;
  }
  return (
    <TextField
      {...shared}
      type={field.format === "date" ? "date" : "text"}
      maxLength={field.maxLength}
      autoComplete="off"
      spellCheck={false}
      hint={hint}
    />
  );
}

/** Says what a number of the series looks like, as far as that is known; never by its pattern. */
function useNumberHint(): (field: FormField) => string | undefined {
  const { t } = useTranslation();
  const { format } = useNumberWords();
  return ({ numberPattern, examples: [example] = [] }) => {
    const told = [
      numberPattern === undefined ? null : format(numberPattern),
      example === undefined ? null : t("documentNumber.example", { example }),
    ].filter((part) => part !== null);
    return told.length === 0 ? undefined : told.join(". ");
  };
}
