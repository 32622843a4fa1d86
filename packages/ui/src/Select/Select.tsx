import { useId, type Ref } from "react";
import { FieldError } from "../FieldError/FieldError.tsx";
import { ChevronDown } from "../Icon/firstPage.tsx";
import { field, label as labelStyle } from "../TextField/TextField.css.ts";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { arrow, frame, select } from "./Select.css.ts";

export type SelectProps = {
  label: string;
  isLabelHidden?: boolean | undefined;
  value: string;
  options: readonly { value: string; label: string }[];
  onValueChange: (value: string) => void;
  name?: string | undefined;
  error?: string | undefined;
  size?: "base" | "page" | undefined;
  ref?: Ref<HTMLSelectElement> | undefined;
};

/** A choice among few, by the browser's own list. */
export function Select({
  label,
  isLabelHidden = false,
  value,
  options,
  onValueChange,
  name,
  error,
  size = "base",
  ref,
}: SelectProps) {
  const id = useId();
  const errorId = `${id}-error`;
  const caption = <label htmlFor={id}>{label}</label>;
  return (
    <div className={field}>
      {isLabelHidden ? (
        <VisuallyHidden>{caption}</VisuallyHidden>
      ) : (
        <span className={labelStyle}>{caption}</span>
      )}
      <span className={frame}>
        <select
          ref={ref}
          id={id}
          name={name}
          className={select({ size })}
          value={value}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={errorId}
          onChange={(event) => onValueChange(event.target.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={arrow}>
          <ChevronDown size={16} />
        </span>
      </span>
      <FieldError id={errorId} text={error} />
    </div>
  );
}
