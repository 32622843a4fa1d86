import {
  useId,
  type InputHTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from "react";
import { FieldError } from "../FieldError/FieldError.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import {
  box,
  field,
  heading,
  hint as hintStyle,
  label as labelStyle,
  row,
} from "./TextField.css.ts";

type NativeProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | "name"
  | "autoComplete"
  | "autoFocus"
  | "inputMode"
  | "max"
  | "maxLength"
  | "placeholder"
  | "readOnly"
  | "required"
  | "spellCheck"
  | "onBlur"
  | "onInput"
  | "onInvalid"
>;

export type TextFieldProps = NativeProps & {
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  type?:
    | "text"
    | "password"
    | "email"
    | "search"
    | "date"
    | "datetime-local"
    | "number"
    | undefined;
  /** `code` is the box for codes: 76 px, monospace, shown in upper case. */
  kind?: "text" | "code" | undefined;
  size?: "base" | "large" | undefined;
  /** What is wrong, in a sentence; undefined when nothing is. */
  error?: string | undefined;
  hint?: string | undefined;
  /** Enter presses the button of this name, in the same form or else on the same page. */
  submitButtonName?: string | undefined;
  isLabelHidden?: boolean | undefined;
  /** At the end of the label's line, for instance a link. */
  aside?: ReactNode;
  /** Right of the box, in its row; the error stands under both. */
  action?: ReactNode;
  ref?: Ref<HTMLInputElement> | undefined;
};

/** A labelled text field. */
export function TextField({
  label,
  value,
  onValueChange,
  type = "text",
  kind = "text",
  size = "base",
  error,
  hint,
  submitButtonName,
  isLabelHidden = false,
  aside,
  action,
  ...native
}: TextFieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const name = <label htmlFor={id}>{label}</label>;
  const codeTraits =
    kind === "code" ? ({ autoCapitalize: "characters", spellCheck: false } as const) : {};
  const { spellCheck } = { ...codeTraits, ...native };
  return (
    <div className={field}>
      {isLabelHidden ? (
        <VisuallyHidden>{name}</VisuallyHidden>
      ) : (
        <div className={heading}>
          <span className={labelStyle}>{name}</span>
          {aside}
        </div>
      )}
      <div className={row}>
        <input
          {...codeTraits}
          {...native}
          // Phones replace words as they are typed, also where no spelling is checked.
          autoCorrect={spellCheck === false ? "off" : undefined}
          id={id}
          type={type}
          className={box({ size, kind })}
          value={value}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={hint === undefined ? errorId : `${errorId} ${hintId}`}
          onChange={(event) => onValueChange(event.target.value)}
          onKeyDown={(event) => {
            if (submitButtonName !== undefined) pressOnEnter(event, submitButtonName);
          }}
        />
        {action}
      </div>
      <FieldError id={errorId} text={error} />
      {hint !== undefined && (
        <span id={hintId} className={hintStyle}>
          {hint}
        </span>
      )}
    </div>
  );
}

/** Presses the named button instead of the form's first one (specification, 2.11). */
function pressOnEnter(event: KeyboardEvent<HTMLInputElement>, name: string) {
  // Enter also ends a composition of letters; that one is not ours.
  if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
  const input = event.currentTarget;
  const near = (input.form ?? input.ownerDocument).querySelectorAll("button");
  const target = [...near].find((button) => button.name === name);
  if (!target) return;
  event.preventDefault();
  target.click();
}
