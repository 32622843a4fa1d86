import { TextField } from "@specimen/ui/TextField/TextField.tsx";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import type { FieldSpec } from "./fieldSpec.ts";
import type { Question } from "./question.ts";
import { sidesIn } from "./sidesIn.ts";
import { useFieldError } from "./useFieldError.ts";

/** Both sides may be typed at once. */
const example = "129×71";

export interface SidesFieldProps<State> {
  spec: FieldSpec & Required<Pick<FieldSpec, "second">>;
  question: Question<State>;
}

/** Two sides as they are measured, in mm. */
export function SidesField<State>({ spec, question }: SidesFieldProps<State>) {
  const { t } = useTranslation();
  const errorIn = useFieldError(question);
  const { texts, type } = question.url;
  const { field, second } = spec;
  const secondInput = useRef<HTMLInputElement>(null);
  const typeFirst = (typed: string) => {
    const sides = sidesIn(typed);
    if (sides === null) {
      type(field, typed);
      return;
    }
    // The sign between the sides leads on, so that the hand stays on the number pad.
    type(field, sides[0]);
    if (sides[1] !== "") type(second.field, sides[1]);
    secondInput.current?.focus();
    secondInput.current?.select();
  };
  return (
    <>
      <TextField
        label={t(spec.label)}
        placeholder={example}
        inputMode="decimal"
        autoComplete="off"
        value={texts[field] ?? ""}
        error={errorIn(field)}
        onValueChange={typeFirst}
      />
      <TextField
        ref={secondInput}
        label={t(second.label)}
        inputMode="decimal"
        autoComplete="off"
        value={texts[second.field] ?? ""}
        error={errorIn(second.field)}
        onValueChange={(typed) => type(second.field, typed)}
      />
    </>
  );
}
