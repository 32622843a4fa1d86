import { useId } from "react";
import * as Radix from "@radix-ui/react-checkbox";
import { CheckIcon } from "../Icon/arrows.tsx";
import { Spinner } from "../Spinner/Spinner.tsx";
import { box, hint as hintStyle, row, words } from "./Checkbox.css.ts";

export type CheckboxProps = {
  label: string;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  name?: string | undefined;
  hint?: string | undefined;
  /** Waits for an answer: a spinner takes the place of the tick, and a press does nothing. */
  isPending?: boolean | undefined;
  /** Switched off, and why; it stays reachable by keyboard and the reason is shown. */
  disabledReason?: string | undefined;
};

/** A choice of yes or no. */
export function Checkbox({
  label,
  checked,
  onCheckedChange,
  name,
  hint,
  isPending = false,
  disabledReason,
}: CheckboxProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const said = disabledReason ?? hint;
  const isOff = disabledReason !== undefined;
  return (
    <div className={row}>
      <Radix.Root
        id={id}
        className={box}
        checked={checked}
        onCheckedChange={(next) => {
          if (!isOff && !isPending) onCheckedChange(next === true);
        }}
        {...(name !== undefined && { name })}
        aria-disabled={isOff || isPending || undefined}
        aria-busy={isPending || undefined}
        aria-describedby={said === undefined ? undefined : hintId}
      >
        {isPending ? (
          <Spinner size={16} />
        ) : (
          <Radix.Indicator>
            <CheckIcon size={16} />
          </Radix.Indicator>
        )}
      </Radix.Root>
      <div className={words}>
        <label htmlFor={id}>{label}</label>
        {said !== undefined && (
          <span id={hintId} className={hintStyle}>
            {said}
          </span>
        )}
      </div>
    </div>
  );
}
