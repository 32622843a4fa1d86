import type { Control, FieldPath, FieldValues } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { FormText } from "../../widgets/form/fields.tsx";

export interface PositionFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
}

/** Where a record stands among those of its list. */
export function PositionField<Values extends FieldValues>(props: PositionFieldProps<Values>) {
  const { t } = useTranslation();
  return (
    <FormText
      {...props}
      label={t("clientTool.links.position")}
      hint={t("clientTool.links.positionHint")}
      inputMode="numeric"
      maxLength={4}
    />
  );
}
