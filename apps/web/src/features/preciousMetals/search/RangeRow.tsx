import { TextField } from "@specimen/ui/TextField/TextField.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFieldError, useOutOfRange } from "../../../widgets/search/useFieldError.ts";
import { fieldOf, type Question } from "../../../widgets/search/question.ts";
import type { MetalSearch } from "../metalSearch.ts";
import * as css from "./search.css.ts";

/** A measure of the filter that has two bounds. */
export type RangeName = {
  [Key in keyof MetalSearch]-?: Key extends `${infer Name}.from` ? Name : never;
}[keyof MetalSearch];

export interface RangeRowProps {
  /** The measure, as `coins.diameter`: its fields are `.from` and `.to`. */
  name: RangeName;
  label: string;
  unit?: string;
  question: Question<MetalSearch>;
}

/** The two bounds of a measure. */
export function RangeRow({ name, label, unit = "", question }: RangeRowProps) {
  const { t } = useTranslation();
  const errorIn = useFieldError(question);
  const outOfRange = useOutOfRange();
  const { texts, type, state } = question.url;
  // Bounds are typed digit by digit and compared once both are.
  const [isTyping, setIsTyping] = useState(false);
  const least = state[`${name}.from`];
  const most = state[`${name}.to`];
  const isCrossed = !isTyping && least !== undefined && most !== undefined && least > most;
  const crossed = isCrossed && outOfRange(fieldOf(question.schema, `${name}.to`), { least });
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
            error={errorIn(key) ?? ((end === "to" && crossed) || undefined)}
            onBlur={() => setIsTyping(false)}
            onValueChange={(typed) => {
              setIsTyping(true);
              type({ [key]: typed });
            }}
          />
        );
      })}
      <span className={css.rangeUnit} aria-hidden="true">
        {unit}
      </span>
    </div>
  );
}
