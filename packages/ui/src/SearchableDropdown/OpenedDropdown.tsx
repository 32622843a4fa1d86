import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from "downshift";
import { useEffect, useEffectEvent, useId, useLayoutEffect, useState } from "react";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { DropdownField } from "./DropdownField.tsx";
import type { FirstMove, OpenedDropdownProps, SearchableDropdownProps } from "./dropdownProps.ts";
import { matchOptions, type Match } from "./matchOptions.ts";
import { OptionList } from "./OptionList.tsx";
import { scrollToOption } from "./optionWindow.ts";
import * as css from "./SearchableDropdown.css.ts";

/** A dropdown from its first opening on. */
export function OpenedDropdown({ firstMove, ...props }: OpenedDropdownProps) {
  const { label, options, value, imageKind = "flag", nothingFoundText, countText } = props;
  const [query, setQuery] = useState(firstMove.query);
  const inputId = useId();
  const listId = useId();
  const chosenIndex = options.findIndex((option) => option.value === value);
  const matches = matchOptions(options, query);
  // Typed and sent off before the list was there.
  const early = firstMove.key === "Enter" ? matches[0]?.option : undefined;
  const combobox = useCombobox<Match>({
    items: matches,
    inputId,
    menuId: listId,
    initialIsOpen: early === undefined,
    initialHighlightedIndex: firstHighlight(firstMove, chosenIndex, matches.length),
    // Typing is taken over in the input's own event, so that the caret stays where it is.
    inputValue: query,
    selectedItem: null,
    itemToString: (match) => match?.option.label ?? "",
    scrollIntoView: () => {},
    stateReducer: (state, action) => reduce(state, action, chosenIndex),
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) props.onSelect(selectedItem.option);
    },
    onHighlightedIndexChange: ({ highlightedIndex, type }) => {
      // Under the pointer the list stands still.
      const isPointer = type === useCombobox.stateChangeTypes.ItemMouseMove;
      if (!isPointer) scrollToOption(listId, highlightedIndex, matches.length);
    },
    onIsOpenChange: ({ isOpen }) => {
      if (!isOpen) setQuery("");
    },
  });
  const { isOpen } = combobox;
  const isEmpty = matches.length === 0;
  const chosen = options[chosenIndex];
  useTakenOver(inputId, () => {
    scrollToOption(listId, combobox.highlightedIndex, matches.length);
    if (early === undefined) return;
    setQuery("");
    props.onSelect(early);
  });
  useHighlighted(isOpen ? matches[combobox.highlightedIndex] : undefined, props.onHighlight);
  return (
    <DropdownField
      {...props}
      chosen={chosen}
      isOpen={isOpen}
      count={isOpen && query !== "" ? matches.length : undefined}
      labelProps={combobox.getLabelProps()}
      inputProps={{
        ...combobox.getInputProps({
          onChange: (event) => {
            setQuery(event.currentTarget.value);
            scrollToOption(listId, 0, matches.length);
          },
          onFocus: (event) => event.currentTarget.select(),
        }),
        ...(isEmpty && { "aria-activedescendant": "" }),
        value: isOpen ? query : (chosen?.label ?? ""),
      }}
      toggleProps={combobox.getToggleButtonProps({ "aria-label": label })}
    >
      <div className={css.popup({ isOpen })}>
        <div {...combobox.getMenuProps({ "aria-label": label })} className={css.scroller}>
          {isOpen && !isEmpty && (
            <OptionList
              listId={listId}
              matches={matches}
              highlightedIndex={combobox.highlightedIndex}
              getItemProps={combobox.getItemProps}
              imageKind={imageKind}
            />
          )}
        </div>
        {isOpen && isEmpty && <p className={css.nothing}>{nothingFoundText(query)}</p>}
        {props.keysText !== undefined && <p className={css.keys}>{props.keysText}</p>}
      </div>
      <VisuallyHidden>
        <span role="status">
          {isOpen && (isEmpty ? nothingFoundText(query) : countText(matches.length))}
        </span>
      </VisuallyHidden>
    </DropdownField>
  );
}

/** Takes the focus over from the closed field, with the caret behind what was typed. */
function useTakenOver(inputId: string, go: () => void): void {
  const start = useEffectEvent(go);
  useLayoutEffect(() => {
    const field = document.getElementById(inputId);
    if (field instanceof HTMLInputElement) {
      field.focus({ preventScroll: true });
      field.setSelectionRange(field.value.length, field.value.length);
    }
    start();
  }, [inputId]);
}

/** Tells which option would be chosen, once it has rested there for a moment. */
function useHighlighted(
  match: Match | undefined,
  onHighlight: SearchableDropdownProps["onHighlight"],
): void {
  const option = match?.option;
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

function firstHighlight({ query, key }: FirstMove, chosen: number, count: number): number {
  if (query !== "") return 0;
  if (chosen >= 0) return chosen;
  if (key === "ArrowDown") return 0;
  return key === "ArrowUp" ? count - 1 : -1;
}

/** Leaving the field chooses nothing, Escape keeps the choice, typing puts the first hit under Enter. */
function reduce(
  state: UseComboboxState<Match>,
  { type, changes }: UseComboboxStateChangeOptions<Match>,
  chosenIndex: number,
): Partial<UseComboboxState<Match>> {
  const kinds = useCombobox.stateChangeTypes;
  switch (type) {
    case kinds.InputChange:
      return { ...changes, highlightedIndex: changes.inputValue === "" ? -1 : 0 };
    case kinds.InputKeyDownEnter:
      // With nothing under it Enter leaves all as it is, what was typed too.
      return changes.selectedItem ? changes : state;
    case kinds.InputBlur:
    case kinds.InputKeyDownEscape:
      return { ...changes, selectedItem: state.selectedItem };
    case kinds.InputClick:
    case kinds.ToggleButtonClick:
      return { ...changes, highlightedIndex: changes.isOpen ? chosenIndex : -1 };
    default:
      return changes;
  }
}
