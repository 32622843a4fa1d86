import { Checkbox } from "@specimen/ui/Checkbox/Checkbox.tsx";
import { Select } from "@specimen/ui/Select/Select.tsx";
import { TextArea } from "@specimen/ui/TextArea/TextArea.tsx";
import { TextField, type TextFieldProps } from "@specimen/ui/TextField/TextField.tsx";
import { useController, type Control, type FieldPath, type FieldValues } from "react-hook-form";
import { useBadInput } from "./useBadInput.ts";
import { useFieldProblem } from "./useFieldProblem.ts";
import { latestDay } from "./when.ts";

/** A field of a form, by its path in the form's values. */
export interface FieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: string;
  isLabelHidden?: boolean | undefined;
  hint?: string | undefined;
}

/** What a control is given, whatever it looks like; `missing` is told where it has no value. */
function useField<Values extends FieldValues>(
  { control, name }: FieldProps<Values>,
  missing = "missing",
) {
  const { field, fieldState } = useController({ control, name });
  const problem = useFieldProblem();
  const { error } = fieldState;
  const told = error?.type === "missing" ? { ...error, type: missing } : error;
  return { ...field, value: field.value as unknown, error: problem(told) };
}

const textOf = (value: unknown) =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";

type TextLook = Pick<
  TextFieldProps,
  "type" | "kind" | "placeholder" | "required" | "inputMode" | "autoComplete" | "maxLength"
>;

/** A text of one line. */
export function FormText<Values extends FieldValues>({
  label,
  isLabelHidden,
  hint,
  control,
  name,
  ...look
}: FieldProps<Values> & TextLook) {
  const { value, error, onChange, onBlur, ref } = useField({ control, name, label });
  const { isBad, ...told } = useBadInput();
  const problem = useFieldProblem();
  return (
    <TextField
      {...look}
      {...told}
      max={look.type === "date" ? latestDay : undefined}
      ref={ref}
      name={name}
      label={label}
      isLabelHidden={isLabelHidden}
      hint={hint}
      value={textOf(value)}
      onValueChange={onChange}
      onBlur={(event) => {
        told.onBlur(event);
        onBlur();
      }}
      error={isBad ? problem({ type: "invalid_format" }) : error}
    />
  );
}

/** A text of several lines. */
export function FormTextArea<Values extends FieldValues>({
  control,
  name,
  ...look
}: FieldProps<Values> & { placeholder?: string | undefined; lang?: string; rows?: number }) {
  const { value, error, onChange, onBlur, ref } = useField({ control, name, label: look.label });
  return (
    <TextArea
      {...look}
      ref={ref}
      name={name}
      value={textOf(value)}
      onValueChange={onChange}
      onBlur={onBlur}
      error={error}
    />
  );
}

interface ChoiceProps<Values extends FieldValues> extends FieldProps<Values> {
  options: readonly { value: string; label: string }[];
}

/** A choice among few; the empty value stands for null. */
export function FormSelect<Values extends FieldValues>({
  control,
  name,
  label,
  isLabelHidden,
  options,
}: ChoiceProps<Values>) {
  const { value, error, onChange, ref } = useField({ control, name, label }, "noChoice");
  return (
    <Select
      ref={ref}
      name={name}
      label={label}
      isLabelHidden={isLabelHidden}
      options={options}
      value={textOf(value)}
      onValueChange={(next) => onChange(next === "" ? null : next)}
      error={error}
    />
  );
}

/** Yes or no. */
export function FormCheckbox<Values extends FieldValues>({
  control,
  name,
  label,
  hint,
}: FieldProps<Values>) {
  const { value, onChange } = useField({ control, name, label });
  return (
    <Checkbox
      name={name}
      label={label}
      hint={hint}
      checked={value === true}
      onCheckedChange={onChange}
    />
  );
}
