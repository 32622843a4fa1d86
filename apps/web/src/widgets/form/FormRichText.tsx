import { useController, type FieldValues } from "react-hook-form";
import { lazyPart } from "../lazyPart.tsx";
import type { FieldProps } from "./fields.tsx";
import { useFieldProblem } from "./useFieldProblem.ts";

// The editor is the largest part of the client tool, and not every form has one.
const RichTextEditor = lazyPart(() => import("../editor/RichTextEditor.tsx"), { headingLevel: 2 });

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
