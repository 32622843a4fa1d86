import { useEffect, useId, useState, type KeyboardEvent } from "react";
import { DropdownField } from "./DropdownField.tsx";
import type { Open, SearchableDropdownProps, Step } from "./dropdownProps.ts";
import type { DropdownOption } from "./matchOptions.ts";

type List = typeof import("./DropdownList.tsx");
type Loaded = { list: List } | { failure: unknown } | null;

/** Null until the code has come: a field that is drawn later has it from the first drawing on. */
let known: { list: List } | null = null;

const load = async () => (known ??= { list: await import("./DropdownList.tsx") });

/**
 * A combobox: closed it shows the choice, open the field filters its list (WAI-ARIA combobox, list
 * autocomplete). The field is one and the same element all the time; the code of the list comes right
 * after it has been drawn for the first time. What is typed until then is kept.
 */
export function SearchableDropdown(props: SearchableDropdownProps) {
  const inputId = useId();
  const listId = useId();
  const [loaded, setLoaded] = useState<Loaded>(known);
  const [open, setOpen] = useState<Open | null>(null);
  /** Pointer or focus have come: what a first look shows is drawn, and appears when it is opened. */
  const [isNear, setIsNear] = useState(false);
  /** Once drawn, its list stays in the document. */
  const [isDrawn, setIsDrawn] = useState(false);
  useEffect(() => void load().then(setLoaded, () => undefined), []);
  const reach = () => {
    setIsNear(true);
    if (loaded !== null && loaded === known) return;
    setLoaded((before) => (before !== null && "failure" in before ? null : before));
    void load().then(setLoaded, (failure: unknown) => setLoaded({ failure }));
  };
  // Only who wants the list has to hear that it cannot be had.
  if (open !== null && loaded !== null && "failure" in loaded) throw loaded.failure;
  const list = loaded !== null && "list" in loaded ? loaded.list : null;
  const isWanted = open !== null || isNear;
  if (list !== null && isWanted && !isDrawn) setIsDrawn(true);
  const offered = isWanted ? list?.readOffered(props, open ?? untouched) : undefined;
  const query = open?.query ?? "";
  const isOpen = open !== null && offered !== undefined;
  const leave = () => {
    setOpen(null);
    setIsNear(false);
  };
  const highlighted = isOpen ? offered.highlighted : -1;
  const chosen = props.options.find(({ value }) => value === props.value);
  const choose = (option: DropdownOption) => {
    leave();
    props.onSelect(option);
  };
  const toggle = () => setOpen(open === null ? untouched : null);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // What an input method is composing is its own affair, its Enter too.
    if (event.nativeEvent.isComposing) return;
    const step =
      open !== null && offered !== undefined && list !== null
        ? list.stepOf(event, open, offered)
        : firstStep(event.key, open);
    if (step === null) return;
    event.preventDefault();
    if (step.chosen !== undefined) choose(step.chosen);
    else setOpen(step.open);
  };
  return (
    <DropdownField
      {...props}
      chosen={chosen}
      isOpen={isOpen}
      count={isOpen && query !== "" ? offered.matches.length : undefined}
      labelProps={{ htmlFor: inputId }}
      inputProps={{
        id: inputId,
        role: "combobox",
        "aria-autocomplete": "list",
        "aria-expanded": isOpen,
        "aria-controls": isDrawn ? listId : undefined,
        "aria-activedescendant":
          list !== null && highlighted >= 0 ? list.optionId(listId, highlighted) : undefined,
        autoComplete: "off",
        value: isOpen || query !== "" ? query : (chosen?.label ?? ""),
        onPointerEnter: reach,
        onFocus: (event) => {
          event.currentTarget.select();
          reach();
        },
        onBlur: ({ currentTarget }) => {
          // Whoever looks at another window comes back to the open list.
          if (document.activeElement !== currentTarget) leave();
        },
        onClick: () => {
          // A click into what is typed moves the caret; closing would throw the text away.
          if (query === "") toggle();
        },
        onChange: ({ currentTarget: { value } }) =>
          setOpen({ query: value, index: value === "" ? -1 : 0 }),
        onKeyDown,
      }}
      toggleProps={{
        "aria-label": props.label,
        "aria-expanded": isOpen,
        onPointerEnter: reach,
        // The focus is and stays in the field.
        onMouseDown: (event) => event.preventDefault(),
        onClick: () => {
          document.getElementById(inputId)?.focus();
          toggle();
        },
      }}
    >
      {list !== null && isDrawn && (
        <list.DropdownList
          {...props}
          listId={listId}
          open={open}
          offered={offered}
          onOpen={setOpen}
          onChoose={choose}
        />
      )}
    </DropdownField>
  );
}

/** An open dropdown in which nothing has been done. */
const untouched: Open = { query: "" };

/** What a key does in a closed dropdown, or before its list is there. */
function firstStep(key: string, open: Open | null): Step | null {
  const query = open?.query ?? "";
  if (key === "ArrowDown" || key === "ArrowUp") return { open: { query, key } };
  if (key === "Enter" && query !== "") return { open: { query, key } };
  return key === "Escape" && open !== null ? { open: null } : null;
}
