import { use, useId, type ReactNode } from "react";
import { ShortcutsContext } from "../Kbd/ShortcutsContext.ts";
import { useShortcuts } from "../Kbd/useShortcuts.ts";
import { group, radio, segment, shortcut } from "./Segments.css.ts";

/** One of the choices. */
export type SegmentOption<Value extends string> = {
  value: Value;
  label: string;
  icon?: ReactNode;
  /** A single key, pressed anywhere but in a text field. */
  shortcut?: string | undefined;
};

export type SegmentsProps<Value extends string> = {
  label: string;
  options: readonly SegmentOption<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  /** `solid` fills its row and marks the choice strongly; `quiet` stands among other tools. */
  look?: "solid" | "quiet" | undefined;
};

/** Two to four exclusive choices that are seen at once: radio buttons as segments. */
export function Segments<Value extends string>({
  label,
  options,
  value,
  onValueChange,
  look = "solid",
}: SegmentsProps<Value>) {
  const name = useId();
  const hasKeys = use(ShortcutsContext);
  useShortcuts(
    Object.fromEntries(
      options.flatMap((one) =>
        one.shortcut === undefined ? [] : [[one.shortcut, () => onValueChange(one.value)]],
      ),
    ),
  );
  const isFolding = options.length > 3;
  return (
    <div role="radiogroup" aria-label={label} className={group({ look, isFolding })}>
      {options.map((option) => (
        <label key={option.value} className={segment({ look, isFolding })}>
          <input
            type="radio"
            name={name}
            className={radio}
            checked={option.value === value}
            onChange={() => onValueChange(option.value)}
            aria-label={option.label}
            aria-keyshortcuts={hasKeys ? option.shortcut : undefined}
          />
          {option.icon}
          {option.label}
          {hasKeys && option.shortcut !== undefined && (
            <kbd className={shortcut} aria-hidden="true">
              {option.shortcut}
            </kbd>
          )}
        </label>
      ))}
    </div>
  );
}
