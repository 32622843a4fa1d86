import type { Ref } from "react";
import { SearchIcon } from "../Icon/firstPage.tsx";
import { Kbd } from "../Kbd/Kbd.tsx";
import { field, input, shortcut, sign } from "./SearchField.css.ts";

export type SearchFieldProps = {
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  placeholder?: string | undefined;
  /** The key that leads here, shown at the end. */
  shortcutText?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
};

/** One line to search in. */
export function SearchField({
  label,
  value,
  onValueChange,
  placeholder,
  shortcutText,
  ref,
}: SearchFieldProps) {
  return (
    <div className={field}>
      <span className={sign}>
        <SearchIcon />
      </span>
      <input
        ref={ref}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        className={input}
        aria-label={label}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
      />
      {shortcutText !== undefined && (
        <span className={shortcut} aria-hidden="true">
          <Kbd>{shortcutText}</Kbd>
        </span>
      )}
    </div>
  );
}
