import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import type { Offered, Open, SearchableDropdownProps } from "./dropdownProps.ts";
import { inIdleSlices } from "./inIdleSlices.ts";
import { readNames, type DropdownOption } from "./matchOptions.ts";
import { OptionList } from "./OptionList.tsx";
import { heightOf, scrollToOption, scrollToStart } from "./optionWindow.ts";
import * as css from "./SearchableDropdown.css.ts";

export { optionId } from "./optionWindow.ts";
export { readOffered } from "./readOffered.ts";
export { stepOf } from "./stepOf.ts";

type DropdownListProps = SearchableDropdownProps & {
  listId: string;
  /** Null while it is closed. */
  open: Open | null;
  /** While it is closed that of the next opening, undefined where none is near. */
  offered: Offered | undefined;
  onOpen: (open: Open) => void;
  onChoose: (option: DropdownOption) => void;
};

const nothing: Offered = { matches: [], highlighted: -1 };

/** The list below the field, and what is read out of it. */
export function DropdownList({ listId, open, offered, ...props }: DropdownListProps) {
  const { label, options, nothingFoundText, countText, keysText } = props;
  const { matches, highlighted } = offered ?? nothing;
  const isOpen = open !== null;
  const isEmpty = matches.length === 0;
  const isPointer = open?.isPointer === true;
  const isScrolled = useRef(false);
  useLayoutEffect(() => {
    if (!isOpen || isPointer) return;
    if (highlighted > 0) scrollToOption(listId, highlighted, matches.length);
    // Writing even the same place makes the browser lay out the page at once.
    else if (isScrolled.current) scrollToStart(listId);
  }, [listId, isOpen, isPointer, highlighted, matches.length]);
  useEffect(() => inIdleSlices(readNames(options)), [options]);
  useEntered(open?.key === "Enter" ? matches[0]?.option : undefined, props.onChoose);
  useHighlighted(isOpen ? matches[highlighted]?.option : undefined, props.onHighlight);
  return (
    <>
      {/* The field keeps the focus while somebody points at the list. */}
      <div
        role="presentation"
        className={css.popup({ isOpen })}
        onMouseDown={(event) => event.preventDefault()}
      >
        <div
          id={listId}
          role="listbox"
          aria-label={label}
          className={css.scroller}
          style={{ height: heightOf(matches.length) }}
          onScroll={() => {
            isScrolled.current = true;
          }}
        >
          {!isEmpty && (
            <OptionList
              listId={listId}
              matches={matches}
              highlightedIndex={highlighted}
              onPoint={(index) => open && props.onOpen({ ...open, index, isPointer: true })}
              onChoose={props.onChoose}
            />
          )}
        </div>
        {isOpen && isEmpty && <p className={css.nothing}>{nothingFoundText(open.query)}</p>}
        {!isEmpty && keysText !== undefined && <p className={css.keys}>{keysText}</p>}
      </div>
      <VisuallyHidden>
        <span role="status">
          {isOpen && (isEmpty ? nothingFoundText(open.query) : countText(matches.length))}
        </span>
      </VisuallyHidden>
    </>
  );
}

/** Chooses what was typed and sent off before the list was there. */
function useEntered(
  option: DropdownOption | undefined,
  onChoose: (option: DropdownOption) => void,
): void {
  const choose = useEffectEvent(() => option && onChoose(option));
  const value = option?.value;
  useEffect(() => {
    if (value !== undefined) choose();
  }, [value]);
}

/** Tells which option would be chosen, once it has rested there for a moment. */
function useHighlighted(
  option: DropdownOption | undefined,
  onHighlight: SearchableDropdownProps["onHighlight"],
): void {
  const tell = useEffectEvent(() => option && onHighlight?.(option));
  const value = option?.value;
  useEffect(() => {
    if (value === undefined) return undefined;
    const timer = setTimeout(tell, rest);
    return () => clearTimeout(timer);
  }, [value]);
}

/** Milliseconds; whoever runs through the list means none of the options passed. */
const rest = 150;
