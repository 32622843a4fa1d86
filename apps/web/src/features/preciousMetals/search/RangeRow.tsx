import { TextField } from "@specimen/ui/TextField/TextField.tsx";
import { useTranslation } from "react-i18next";
import { useFieldError } from "../../../widgets/search/useFieldError.ts";
import type { Question } from "../../../widgets/search/question.ts";
import type { MetalSearch } from "../metalSearch.ts";
import * as css from "./search.css.ts";

export interface RangeRowProps {
  /** The measure, as `coins.diameter`: its fields are `.from` and `.to`. */
  name: string;
  label: string;
  unit?: string;
  question: Question<MetalSearch>;
}

/** The two bounds of a measure. */
export function RangeRow({ name, label, unit = "", question }: RangeRowProps) {
  const { t } = useTranslation();
  const errorIn = useFieldError(question);
  const { texts, type } = question.url;
  return (
    <div className={css.range} role="group" aria-label={label}>
      <span className={css.rangeName} aria-hidden="true">
        {label}
      </span>
      {(["from", "to"] as const).map((end) => {
        const key = `${name}.${end}`;
        return (
          <TextField
            key={key}
            label={t(`preciousMetals.search.${end}`, { what: label })}
            isLabelHidden
            placeholder={t(`preciousMetals.search.${end}Short`)}
            inputMode="decimal"
            autoComplete="off"
            value={texts[key] ?? ""}
            error={errorIn(key)}
            onValueChange={(text) => type({ [key]: text })}
          />
        );
      })}
      <span className={css.rangeUnit} aria-hidden="true">
        {unit}
      </span>
    </div>
  );
}
