import { Select } from "@specimen/ui/Select/Select.tsx";
import { TextField } from "@specimen/ui/TextField/TextField.tsx";
import { useTranslation } from "react-i18next";
import { toText } from "../../url/urlField.ts";
import type { FieldSpec } from "./fieldSpec.ts";
import { CountryField, CurrencyField } from "./PickerFields.tsx";
import { fieldOf, type Question } from "./question.ts";
import { SidesField } from "./SidesField.tsx";
import { useFieldError } from "./useFieldError.ts";

export interface FilterFieldProps<State> {
  spec: FieldSpec;
  question: Question<State>;
}

/** The control of one field, as its schema and its spec ask for it. */
export function FilterField<State>({ spec, question }: FilterFieldProps<State>) {
  const { t } = useTranslation();
  const errorIn = useFieldError(question);
  const { schema, url, countries } = question;
  const { field: key, control, second, optionWord, choices } = spec;
  const field = fieldOf(schema, key);
  const label = t(spec.label);
  const value = url.texts[key] ?? "";
  const type = (text: string) => url.type({ [key]: text });
  if (second !== undefined) return <SidesField spec={{ ...spec, second }} question={question} />;
  if (control === "currency")
    return <CurrencyField label={label} value={value} onChange={type} countries={countries} />;
  if (control === "country")
    return <CountryField label={label} value={value} onChange={type} countries={countries} />;
  const select = (options: NonNullable<FieldSpec["choices"]>) => (
    <Select
      label={label}
      value={value}
      options={[{ value: "", label: t("catalogue.search.any") }, ...options]}
      onValueChange={type}
    />
  );
  const worded = (option: string | number | boolean) => ({
    value: String(option),
    label: optionWord === undefined ? String(option) : t(optionWord(String(option))),
  });
  if (choices !== undefined) return select(choices);
  switch (field.kind) {
    case "choice":
      return select(field.options.map(worded));
    case "boolean":
      return select([true, false].map(worded));
    case "number":
      return (
        <TextField
          label={label}
          inputMode={field.range.isWhole ? "numeric" : "decimal"}
          autoComplete="off"
          maxLength={field.range.isWhole ? String(field.range.most).length : undefined}
          value={url.texts[key] ?? (field.absent === undefined ? "" : toText(field.absent))}
          error={errorIn(key)}
          onValueChange={type}
        />
      );
    default:
      return (
        <TextField
          label={label}
          type="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={Number.isFinite(field.longest) ? field.longest : undefined}
          value={value}
          onValueChange={type}
        />
      );
  }
}
