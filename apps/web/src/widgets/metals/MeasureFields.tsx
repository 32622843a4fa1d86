import { TextField } from "@specimen/ui/TextField/TextField.tsx";
import { useTranslation } from "react-i18next";
import type { UrlState } from "../../url/useUrlState.ts";
import { useFieldError } from "../search/useFieldError.ts";
import { measureSchema, type MeasureKey } from "./measures.ts";

type MeasureState = ReturnType<typeof measureSchema.read>;

export interface MeasureFieldsProps {
  keys: readonly MeasureKey[];
  url: UrlState<MeasureState>;
}

/** What scale, caliper or ruler say, each in its own unit. */
export function MeasureFields({ keys, url }: MeasureFieldsProps) {
  const { t } = useTranslation();
  const errorIn = useFieldError({ schema: measureSchema, url, countries: [] });
  return keys.map((key) => (
    <TextField
      key={key}
      label={t(`preciousMetals.measure.fields.${key}`)}
      inputMode="decimal"
      autoComplete="off"
      value={url.texts[key] ?? ""}
      error={errorIn(key)}
      onValueChange={(text) => url.type({ [key]: text })}
    />
  ));
}
