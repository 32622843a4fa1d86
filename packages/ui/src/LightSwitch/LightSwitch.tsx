import { use, useId, type ReactNode } from "react";
import { ShortcutsContext } from "../Kbd/ShortcutsContext.ts";
import { useShortcuts } from "../Kbd/useShortcuts.ts";
import { group, radio, segment, shortcut } from "./LightSwitch.css.ts";

/** A light with its word, sign and key. */
export type LightOption<Light extends string> = {
  value: Light;
  label: string;
  icon: ReactNode;
  /** A single key, pressed anywhere but in a text field. */
  shortcut: string;
};

export type LightSwitchProps<Light extends string> = {
  label: string;
  options: readonly LightOption<Light>[];
  value: Light;
  onValueChange: (value: Light) => void;
};

/** Chooses the light a specimen is held in: radio buttons as segments, and their keys. */
export function LightSwitch<Light extends string>({
  label,
  options,
  value,
  onValueChange,
}: LightSwitchProps<Light>) {
  const name = useId();
  const hasKeys = use(ShortcutsContext);
  useShortcuts(
    Object.fromEntries(options.map((one) => [one.shortcut, () => onValueChange(one.value)])),
  );
  return (
    <div role="radiogroup" aria-label={label} className={group}>
      {options.map((option) => (
        <label key={option.value} className={segment}>
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
          {hasKeys && (
            <kbd className={shortcut} aria-hidden="true">
              {option.shortcut}
            </kbd>
          )}
        </label>
      ))}
    </div>
  );
}
