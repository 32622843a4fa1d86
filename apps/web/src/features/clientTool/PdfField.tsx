import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { fluid } from "@specimen/ui/theme/fluid.css.ts";
import { useWatch, type Control, type FieldPath, type FieldValues } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { FormSelect } from "../../widgets/form/fields.tsx";
import { NotLoaded } from "./NotLoaded.tsx";
import { usePdfChoices } from "./usePdfChoices.ts";

export interface PdfFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
}

/** One of the customer's PDFs, or none. */
export function PdfField<Values extends FieldValues>({ control, name }: PdfFieldProps<Values>) {
  const { t } = useTranslation();
  const { query, options, titleOf } = usePdfChoices();
  const chosen: unknown = useWatch({ control, name });
  const isListed = options.some(({ value }) => value === (chosen ?? ""));
  // What was chosen before is never shown as if nothing was.
  const all =
    isListed || typeof chosen !== "string"
      ? options
      : [...options, { value: chosen, label: titleOf(chosen) }];
  return (
    <div className={fluid}>
      <Stack gap={8}>
        <FormSelect control={control} name={name} label="PDF" options={all} />
        <NotLoaded query={query} failed={t("clientTool.pdfs.failed")} />
      </Stack>
    </div>
  );
}
