import { useId, useState } from "react";
import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from "downshift";
import { SearchIcon } from "../Icon/actions.tsx";
import { ChevronDown, ChevronUp } from "../Icon/arrows.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { matchOptions, type DropdownOption, type Match } from "./matchOptions.ts";
import { OptionImage } from "./OptionImage.tsx";
import { OptionList } from "./OptionList.tsx";
import { scrollToOption } from "./optionWindow.ts";
import * as css from "./SearchableDropdown.css.ts";

export type SearchableDropdownProps = {
  /** Names the field; hidden unless `isLabelVisible`. */
  label: string;
  isLabelVisible?: boolean | undefined;
  /** What the closed field says while nothing is chosen. */
  title?: string | undefined;
  options: readonly DropdownOption[];
  /** Value of the chosen option, or null. */
  value: string | null;
  onSelect: (option: DropdownOption) => void;
  /** How an option's `imageSrc` is drawn. */
  imageKind?: "flag" | "picture" | undefined;
  /** Said when no option fits what was typed. */
  nothingFoundText: (query: string) => string;
  /** Read out as the list changes, for instance "4 countries". */
  countText: (count: number) => string;
  /** Last line of the list, naming the keys. */
  keysText?: string | undefined;
};

/** A combobox: closed it shows the choice, open the field filters its list (WAI-ARIA combobox, list autocomplete). */
export function SearchableDropdown({
  label,
  isLabelVisible = false,
  title = "Select",
  options,
  value,
  onSelect,
  imageKind = "flag",
  nothingFoundText,
  countText,
  keysText,
}: SearchableDropdownProps) {
  const [query, setQuery] = useState("");
  const listId = useId();
  const chosen = options.find((option) => option.value === value);
  const matches = matchOptions(options, query);
  const combobox = useCombobox<Match>({
    items: matches,
    menuId: listId,
    // Typing is taken over in the input's own event, so that the caret stays where it is.
    inputValue: query,
    selectedItem: null,
    itemToString: (match) => match?.option.label ?? "",
    scrollIntoView: () => {},
    stateReducer: (state, action) =>
      reduce(
        state,
        action,
        options.findIndex((option) => option.value === value),
      ),
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) onSelect(selectedItem.option);
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
  const Arrow = isOpen ? ChevronUp : ChevronDown;
  const name = <label {...combobox.getLabelProps()}>{label}</label>;
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
          <input
            {...combobox.getInputProps({
              onChange: (event) => {
                setQuery(event.currentTarget.value);
                scrollToOption(listId, 0, matches.length);
              },
              onFocus: (event) => event.currentTarget.select(),
            })}
            {...(isEmpty && { "aria-activedescendant": "" })}
            value={isOpen ? query : (chosen?.label ?? "")}
            className={css.input}
            placeholder={title}
            spellCheck={false}
          />
          {isOpen && query !== "" && (
            <span className={css.count} aria-hidden="true">
              {matches.length}
            </span>
          )}
          <button
            {...combobox.getToggleButtonProps({ "aria-label": label })}
            type="button"
            className={css.arrow}
          >
            <Arrow />
          </button>
        </div>
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
          {keysText !== undefined && <p className={css.keys}>{keysText}</p>}
        </div>
      </div>
      <VisuallyHidden>
        <span role="status">
          {isOpen && (isEmpty ? nothingFoundText(query) : countText(matches.length))}
        </span>
      </VisuallyHidden>
    </div>
  );
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
