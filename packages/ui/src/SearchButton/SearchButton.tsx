import type { ButtonHTMLAttributes } from "react";
import { SearchIcon } from "../Icon/firstPage.tsx";
import { Kbd } from "../Kbd/Kbd.tsx";
import { button, shortcut, text } from "./SearchButton.css.ts";

export type SearchButtonProps = Pick<
  ButtonHTMLAttributes<HTMLButtonElement>,
  "onClick" | "onFocus" | "onPointerEnter" | "aria-keyshortcuts" | "aria-expanded"
> & {
  /** What can be done. */
  label: string;
  /** What can be typed; shown where there is space. */
  examples: string;
  /** The keys that do the same. */
  shortcutText: string;
};

/** Opens a search in a dialog and looks like its field. */
export function SearchButton({ label, examples, shortcutText, ...native }: SearchButtonProps) {
  return (
    <button {...native} type="button" className={button} aria-haspopup="dialog">
      <SearchIcon />
      <span className={text}>
        <span>{label}</span>
        <span>{examples}</span>
      </span>
      <span className={shortcut} aria-hidden="true">
        <Kbd>{shortcutText}</Kbd>
      </span>
    </button>
  );
}
