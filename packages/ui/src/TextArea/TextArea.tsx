import { useId, type Ref, type TextareaHTMLAttributes } from "react";
import { FieldError } from "../FieldError/FieldError.tsx";
import { field, hint as hintStyle, label as labelStyle } from "../TextField/TextField.css.ts";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { box } from "./TextArea.css.ts";

export type TextAreaProps = Pick<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  "name" | "rows" | "maxLength" | "placeholder" | "required" | "lang" | "onBlur"
> & {
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  /** What is wrong, in a sentence; undefined when nothing is. */
  error?: string | undefined;
  hint?: string | undefined;
  isLabelHidden?: boolean | undefined;
  ref?: Ref<HTMLTextAreaElement> | undefined;
};

/** A labelled field of several lines, which grows with its text. */
export function TextArea({
  label,
  value,
  onValueChange,
  error,
  hint,
  isLabelHidden = false,
  rows = 2,
  ...native
}: TextAreaProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const name = <label htmlFor={id}>{label}</label>;
  return (
    <div className={field}>
      {isLabelHidden ? (
        <VisuallyHidden>{name}</VisuallyHidden>
      ) : (
        <span className={labelStyle}>{name}</span>
      )}
      <textarea
        {...native}
        id={id}
        rows={rows}
        className={box}
        value={value}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={hint === undefined ? errorId : `${errorId} ${hintId}`}
        onChange={(event) => onValueChange(event.target.value)}
      />
      <FieldError id={errorId} text={error} />
      {hint !== undefined && (
        <span id={hintId} className={hintStyle}>
          {hint}
        </span>
      )}
    </div>
  );
}
