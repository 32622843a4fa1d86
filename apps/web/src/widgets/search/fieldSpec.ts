import type { ParseKeys } from "i18next";

/** One field of a filter; its kind, range, options and default are those of its schema. */
export interface FieldSpec {
  /** The key of its field in the schema of the question. */
  readonly field: string;
  readonly label: ParseKeys;
  /** The word of an option of a choice, or of `true` and `false`. */
  readonly optionWord?: (option: string) => ParseKeys;
  /** What can be chosen where only the data says so. */
  readonly choices?: readonly { readonly value: string; readonly label: string }[];
  /** Chosen by name among those of the area's countries. */
  readonly control?: "currency" | "country";
  /** Two sides that may be typed at once, such as 129×71; the second one's field and label. */
  readonly second?: { readonly field: string; readonly label: ParseKeys };
  /** Its column on wide screens in CSS; of two sides that of each. */
  readonly column?: string;
  /** On small screens it takes the whole row. */
  readonly isLong?: boolean;
  /** Folded away on small screens, as are all further fields. */
  readonly isFolded?: boolean;
  /** Refines another field and narrows nothing by itself. */
  readonly isRefining?: boolean;
}

/** The fields of a filter: those most searches begin with, and those that narrow further. */
export interface FilterSpec {
  readonly first: readonly FieldSpec[];
  readonly further: readonly FieldSpec[];
}

/** The keys of every field of a filter. */
export const keysOf = ({ first, further }: FilterSpec): string[] =>
  [...first, ...further].flatMap(({ field, second }) =>
    second === undefined ? [field] : [field, second.field],
  );

/** The label of a field of a filter, by its name in the address. */
export const labelIn = ({ first, further }: FilterSpec, name: string): ParseKeys | undefined =>
  [...first, ...further]
    .flatMap(({ second, ...spec }) => (second === undefined ? [spec] : [spec, second]))
    .find(({ field }) => field === name)?.label;

/** How many of the fields that small screens fold away are set; two sides count as one. */
export function countFolded(
  { first, further }: FilterSpec,
  isSet: (field: string) => boolean,
): number {
  return [...first.filter(({ isFolded }) => isFolded), ...further].filter(
    ({ field, second, isRefining = false }) =>
      !isRefining && (isSet(field) || (second !== undefined && isSet(second.field))),
  ).length;
}
