import type { DropdownOption, Match } from "./matchOptions.ts";

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
  /** The option that Enter or a click would choose; called as it changes. */
  onHighlight?: ((option: DropdownOption) => void) | undefined;
  /** Said when no option fits what was typed. */
  nothingFoundText: (query: string) => string;
  /** Read out as the list changes, for instance "4 countries". */
  countText: (count: number) => string;
  /** Last line of the list, naming the keys. */
  keysText?: string | undefined;
};

/** An open dropdown: what is typed, and where the keyboard or the pointer stands. */
export type Open = {
  query: string;
  /** Index of the highlighted option, -1 for none; undefined until keyboard or pointer decide it. */
  index?: number | undefined;
  /** The pointer is what stands there: the list keeps still below it. */
  isPointer?: boolean | undefined;
  /** The key that was pressed before the list was there. */
  key?: "ArrowDown" | "ArrowUp" | "Enter" | undefined;
};

/** What an open dropdown offers. */
export type Offered = {
  matches: readonly Match[];
  /** Index of the highlighted option, -1 for none. */
  highlighted: number;
};

/** What a key leads to: another state, null for closed, and the option that it chooses. */
export type Step = { open: Open | null; chosen?: DropdownOption | undefined };
