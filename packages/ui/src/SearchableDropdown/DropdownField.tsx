import type { ButtonHTMLAttributes, InputHTMLAttributes, LabelHTMLAttributes } from "react";
import type { ReactNode } from "react";
import { ChevronDown, ChevronUp, SearchIcon } from "../Icon/firstPage.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import type { SearchableDropdownProps } from "./dropdownProps.ts";
import type { DropdownOption } from "./matchOptions.ts";
import { OptionImage } from "./OptionImage.tsx";
import * as css from "./SearchableDropdown.css.ts";

type DropdownFieldProps = Pick<
  SearchableDropdownProps,
  "label" | "isLabelVisible" | "title" | "imageKind"
> & {
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
  imageKind = "flag",
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
          {!isOpen && chosen?.imageSrc !== undefined && (
            <OptionImage src={chosen.imageSrc} kind={imageKind} />
          )}
          <input {...inputProps} className={css.input} placeholder={title} spellCheck={false} />
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
