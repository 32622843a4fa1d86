import type { ButtonHTMLAttributes, InputHTMLAttributes, LabelHTMLAttributes } from "react";
import type { ReactNode } from "react";
import { Flag } from "../Flag/Flag.tsx";
import { ChevronDown, ChevronUp, SearchIcon } from "../Icon/firstPage.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import type { SearchableDropdownProps } from "./dropdownProps.ts";
import type { DropdownOption } from "./matchOptions.ts";
import * as css from "./SearchableDropdown.css.ts";

type DropdownFieldProps = Pick<SearchableDropdownProps, "label" | "isLabelVisible" | "title"> & {
  chosen: DropdownOption | undefined;
  isOpen: boolean;
  /** How many options fit what was typed; undefined while nothing is. */
  count?: number | undefined;
  labelProps: LabelHTMLAttributes<HTMLLabelElement>;
  inputProps: InputHTMLAttributes<HTMLInputElement>;
  toggleProps: ButtonHTMLAttributes<HTMLButtonElement>;
  /** The list, and what is read out of it. */
  children?: ReactNode;
};

/** The field of a dropdown; the same before and after the code of its list has come. */
export function DropdownField({
  label,
  isLabelVisible = false,
  title = "Select",
  chosen,
  isOpen,
  count,
  labelProps,
  inputProps,
  toggleProps,
  children,
}: DropdownFieldProps) {
  const Arrow = isOpen ? ChevronUp : ChevronDown;
  const name = <label {...labelProps}>{label}</label>;
  return (
    <div className={css.root}>
      {isLabelVisible ? (
        <div className={css.label}>{name}</div>
      ) : (
        <VisuallyHidden>{name}</VisuallyHidden>
      )}
      <div className={css.field}>
        <div className={css.control}>
          {isOpen && <SearchIcon />}
          {!isOpen && chosen?.flagSrc !== undefined && <Flag src={chosen.flagSrc} />}
          <input
            {...inputProps}
            className={css.input}
            placeholder={title}
            autoCorrect="off"
            spellCheck={false}
          />
          {count !== undefined && (
            <span className={css.count} aria-hidden="true">
              {count}
            </span>
          )}
          <button {...toggleProps} type="button" tabIndex={-1} className={css.arrow}>
            <Arrow />
          </button>
        </div>
        {children}
      </div>
    </div>
  );
}
