import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from "downshift";
import { useId, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from "react";
import { DialogFailure } from "../Dialog/DialogFailure.tsx";
import { useGroundPress } from "../Dialog/useGroundPress.ts";
import { CloseIcon, SearchIcon } from "../Icon/firstPage.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { Skeleton } from "../Skeleton/Skeleton.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import * as css from "./SearchDialog.css.ts";
import { SearchOptionRow, type SearchOption } from "./SearchOption.tsx";

export type SearchDialogProps = {
  label: string;
  placeholder: string;
  closeLabel: string;
  value: string;
  onValueChange: (value: string) => void;
  options: readonly SearchOption[];
  /** Over the options, for instance why these. */
  optionsTitle?: ReactNode;
  onSelect: (option: SearchOption) => void;
  /** Told of the option under the keys or the pointer, which is likely to be opened. */
  onHighlight?: ((option: SearchOption) => void) | undefined;
  /** The options belong to what was typed before: Enter waits for the new ones. */
  isStale?: boolean | undefined;
  onEnterAhead?: (() => void) | undefined;
  /** Rows stand where the first options will come. */
  isWaiting?: boolean | undefined;
  /** Escape, the cross and the ground behind it ask for this. */
  onClose: () => void;
  /** Read out as the options change. */
  statusText: string;
  /** Last line, naming the keys. */
  keysText: string;
  /** In place of options: examples, nothing found, a failure. */
  children?: ReactNode;
};

/**
 * A search over the page: a combobox with its list always in sight, in the browser's own modal
 * dialog (WAI-ARIA combobox and dialog patterns). Focus stays in the field.
 */
export function SearchDialog(props: SearchDialogProps) {
  const { label, value, options, onSelect, onClose, isStale = false, isWaiting = false } = props;
  const element = useRef<HTMLDialogElement>(null);
  const listId = useId();
  const groundPress = useGroundPress(onClose);
  const hasOptions = options.length > 0;
  const combobox = useCombobox<SearchOption>({
    items: [...options],
    isOpen: hasOptions,
    menuId: listId,
    inputValue: value,
    selectedItem: null,
    initialHighlightedIndex: 0,
    itemToString: (option) => option?.label.text ?? "",
    stateReducer: keepFirst,
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) onSelect(selectedItem);
    },
    onHighlightedIndexChange: ({ highlightedIndex }) => {
      const option = options[highlightedIndex];
      if (option) props.onHighlight?.(option);
    },
  });
  useLayoutEffect(() => {
    const opened = element.current;
    opened?.showModal();
    // Closing gives the focus back, which taking the element away does not.
    return () => opened?.close();
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    // In a field Home and End move the caret; Escape is the dialog's.
    const isOwn = ["Home", "End", "Escape"].includes(event.key);
    const isEarly = event.key === "Enter" && isStale;
    if (isEarly) props.onEnterAhead?.();
    if (isOwn || isEarly) Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
  };
  return (
    // The key for closing is the dialog's own; the click is an addition for the pointer.
    <dialog
      ref={element}
      className={css.dialog}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      {...groundPress}
    >
      <div className={css.field}>
        <SearchIcon />
        <input
          {...combobox.getInputProps({
            "aria-label": label,
            "aria-labelledby": undefined,
            onKeyDown,
            onChange: (event) => props.onValueChange(event.currentTarget.value),
          })}
          className={css.input}
          type="text"
          inputMode="search"
          enterKeyHint="go"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          placeholder={props.placeholder}
          value={value}
        />
        <IconButton label={props.closeLabel} icon={<CloseIcon />} onClick={onClose} />
      </div>
      <div className={css.underline} aria-hidden="true" />
      <div className={css.scroller}>
        {hasOptions && props.optionsTitle !== undefined && (
          <p className={css.title}>{props.optionsTitle}</p>
        )}
        <div
          {...combobox.getMenuProps({ "aria-label": label, "aria-labelledby": undefined })}
          className={css.list}
          hidden={!hasOptions}
        >
          {options.map((option, index) => (
            <SearchOptionRow
              key={option.value}
              option={option}
              index={index}
              getItemProps={combobox.getItemProps}
            />
          ))}
        </div>
        {isWaiting && <WaitingRows />}
        {props.children}
      </div>
      <DialogFailure onClose={onClose} />
      <p className={css.keys}>{props.keysText}</p>
      <VisuallyHidden>
        <span role="status">{props.statusText}</span>
      </VisuallyHidden>
    </dialog>
  );
}

/** As high as the first hits will be. */
function WaitingRows() {
  return (
    <div className={css.list} aria-hidden="true">
      {[0, 1, 2].map((row) => (
        <div key={row} className={css.option}>
          <Skeleton height="2rem" />
          <Skeleton width="60%" />
        </div>
      ))}
    </div>
  );
}

/** Typing puts the first option under Enter; nothing but the keys and the pointer moves from it. */
function keepFirst(
  { highlightedIndex, selectedItem }: UseComboboxState<SearchOption>,
  { type, changes }: UseComboboxStateChangeOptions<SearchOption>,
): Partial<UseComboboxState<SearchOption>> {
  const kinds = useCombobox.stateChangeTypes;
  switch (type) {
    case kinds.InputChange:
      return { ...changes, highlightedIndex: 0 };
    case kinds.InputKeyDownEnter:
    case kinds.ItemClick:
    case kinds.InputClick:
      return { ...changes, highlightedIndex };
    case kinds.MenuMouseLeave:
    case kinds.InputBlur:
      return { ...changes, highlightedIndex, selectedItem };
    default:
      return changes;
  }
}
