import type { DropdownOption } from "./matchOptions.ts";

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
  /** How an option's `imageSrc` is drawn. */
  imageKind?: "flag" | "picture" | undefined;
  /** Said when no option fits what was typed. */
  nothingFoundText: (query: string) => string;
  /** Read out as the list changes, for instance "4 countries". */
  countText: (count: number) => string;
  /** Last line of the list, naming the keys. */
  keysText?: string | undefined;
};

/** What was done in the closed field before its list could open. */
export type FirstMove = {
  query: string;
  /** The key that opened it, if it was one. */
  key?: "ArrowDown" | "ArrowUp" | "Enter" | undefined;
};

export type OpenedDropdownProps = SearchableDropdownProps & { firstMove: FirstMove };
