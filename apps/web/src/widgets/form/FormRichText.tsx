import { useController, type FieldValues } from "react-hook-form";
import { RichTextEditor } from "../editor/RichTextEditor.tsx";
import type { FieldProps } from "./fields.tsx";
import { useFieldProblem } from "./useFieldProblem.ts";

/** A text with headings, lists and links in one language. */
export function FormRichText<Values extends FieldValues>({
  control,
  name,
  label,
  hint,
  lang,
}: FieldProps<Values> & { lang: string }) {
  const { field, fieldState } = useController({ control, name });
  const problem = useFieldProblem();
  return (
    <RichTextEditor
      label={label}
      hint={hint}
      lang={lang}
      html={typeof field.value === "string" ? field.value : ""}
      onHtmlChange={field.onChange}
      onBlur={field.onBlur}
      error={problem(fieldState.error)}
    />
  );
}
