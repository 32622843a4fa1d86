import { useEffect, useId, useState, type ComponentType } from "react";
import { DropdownField } from "./DropdownField.tsx";
import type { FirstMove, OpenedDropdownProps, SearchableDropdownProps } from "./dropdownProps.ts";

type Opened = { List: ComponentType<OpenedDropdownProps> } | { failure: unknown } | null;

const load = async () => ({ List: (await import("./OpenedDropdown.tsx")).OpenedDropdown });

/**
 * A combobox: closed it shows the choice, open the field filters its list (WAI-ARIA combobox, list
 * autocomplete). The list's code comes once the page is quiet or somebody reaches for the field;
 * what is typed until then is kept.
 */
export function SearchableDropdown(props: SearchableDropdownProps) {
  const [opened, setOpened] = useState<Opened>(null);
  const [move, setMove] = useState<FirstMove | null>(null);
  useEffect(() => whenQuiet(() => void load().then(setOpened, () => undefined)), []);
  const reach = () => {
    setOpened((known) => (known !== null && "failure" in known ? null : known));
    void load().then(setOpened, (failure: unknown) => setOpened({ failure }));
  };
  if (move !== null && opened !== null) {
    // Only who wants the list has to hear that it cannot be had.
    if ("failure" in opened) throw opened.failure;
    return <opened.List {...props} firstMove={move} />;
  }
  return <ClosedDropdown {...props} typed={move?.query ?? ""} onReach={reach} onMove={setMove} />;
}

type ClosedDropdownProps = SearchableDropdownProps & {
  /** What was typed while the list's code is on its way. */
  typed: string;
  onReach: () => void;
  onMove: (move: FirstMove) => void;
};

function ClosedDropdown({ typed, onReach, onMove, ...props }: ClosedDropdownProps) {
  const inputId = useId();
  const chosen = props.options.find(({ value }) => value === props.value);
  const [composed, setComposed] = useState<string | null>(null);
  return (
    <DropdownField
      {...props}
      chosen={chosen}
      isOpen={false}
      labelProps={{ htmlFor: inputId }}
      inputProps={{
        id: inputId,
        role: "combobox",
        "aria-autocomplete": "list",
        "aria-expanded": false,
        autoComplete: "off",
        value: composed ?? (typed === "" ? (chosen?.label ?? "") : typed),
        onPointerEnter: onReach,
        onFocus: (event) => {
          event.currentTarget.select();
          onReach();
        },
        onClick: () => onMove({ query: typed }),
        onChange: ({ currentTarget: { value }, nativeEvent }) => {
          // A letter made of several keys is not torn apart.
          const isUnfinished = "isComposing" in nativeEvent && nativeEvent.isComposing === true;
          if (isUnfinished) setComposed(value);
          else onMove({ query: value });
        },
        onCompositionEnd: ({ currentTarget: { value } }) => {
          setComposed(null);
          onMove({ query: value });
        },
        onKeyDown: (event) => {
          const { key } = event;
          const isArrow = key === "ArrowDown" || key === "ArrowUp";
          if (!isArrow && !(key === "Enter" && typed !== "")) return;
          event.preventDefault();
          onMove({ query: typed, key });
        },
      }}
      toggleProps={{
        "aria-label": props.label,
        "aria-expanded": false,
        onPointerEnter: onReach,
        onClick: () => onMove({ query: typed }),
      }}
    />
  );
}

/** Calls back when the page has nothing better to do; gives what calls it off. */
function whenQuiet(callback: () => void): () => void {
  if (!("requestIdleCallback" in globalThis)) {
    const timer = setTimeout(callback, 500);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback);
  return () => cancelIdleCallback(handle);
}
