import type { ButtonHTMLAttributes } from "react";
import { SearchIcon } from "../Icon/actions.tsx";
import { Kbd } from "../Kbd/Kbd.tsx";
import { button, shortcut, text } from "./SearchButton.css.ts";

export type SearchButtonProps = Pick<
  ButtonHTMLAttributes<HTMLButtonElement>,
  "onClick" | "onFocus" | "onPointerEnter" | "aria-keyshortcuts" | "aria-expanded"
> & {
  /** What can be done, for instance with examples. */
  label: string;
  /** The keys that do the same. */
  shortcutText: string;
};

/** Opens a search in a dialog and looks like its field. */
export function SearchButton({ label, shortcutText, ...native }: SearchButtonProps) {
  return (
    <button {...native} type="button" className={button} aria-haspopup="dialog">
      <SearchIcon />
      <span className={text}>{label}</span>
      <span className={shortcut} aria-hidden="true">
        <Kbd>{shortcutText}</Kbd>
      </span>
    </button>
  );
}
