import type { LocalizedText } from "@specimen/api/contract";
import type { ParseKeys } from "i18next";

/** The value of a fact as it is recorded; null is not known. */
export type FactValue =
  | null
  | { readonly kind: "localized"; readonly text: LocalizedText }
  /** A name or a code, the same in every language. */
  | { readonly kind: "plain"; readonly text: string }
  /** One of the product's own words. */
  | { readonly kind: "word"; readonly word: ParseKeys }
  /** Sides in mm, written as 140 × 77 mm. */
  | { readonly kind: "size"; readonly mm: readonly [number, number] }
  | { readonly kind: "measure"; readonly value: number; readonly unit: "g" | "mm" }
  /** A length of time in whole units. */
  | { readonly kind: "years" | "months"; readonly value: number }
  /** Parts of a thousand, written as 916.7/1000. */
  | { readonly kind: "fineness"; readonly parts: number }
  | { readonly kind: "amount"; readonly value: number; readonly unit: LocalizedText }
  /** As exact as the date is. */
  | { readonly kind: "date"; readonly date: string }
  /** Without an end: since its begin. */
  | { readonly kind: "period"; readonly from: string; readonly to: string | null };

/** Where facts are shown. */
export type FactPlace = "screen" | "print" | "comparison";

/** One fact of a kind of record. The same list feeds the screen, the print and the comparison. */
export interface FactSpec<Item> {
  readonly id: string;
  readonly label: ParseKeys;
  readonly value: (item: Item) => FactValue;
  /** Where it is left out, such as what a heading says already. */
  readonly notIn?: readonly FactPlace[];
  /** Left out where nothing is recorded; else that is written as not known. */
  readonly isOptional?: boolean;
}

/** Text of the catalogue, or not known. */
export const localized = (text: LocalizedText | null): FactValue =>
  text === null ? null : { kind: "localized", text };

/** Both sides in mm, or not known. */
export const size = (widthMm: number | null, heightMm: number | null): FactValue =>
  widthMm === null || heightMm === null ? null : { kind: "size", mm: [widthMm, heightMm] };

/** A weight or a length, or not known. */
export const measure = (value: number | null, unit: "g" | "mm"): FactValue =>
  value === null ? null : { kind: "measure", value, unit };

/** A date of any precision, or not known. */
export const date = (text: string | null): FactValue =>
  text === null ? null : { kind: "date", date: text };

/** The specs of one place, in their order. */
export function specsIn<Item>(
  specs: readonly FactSpec<Item>[],
  place: FactPlace,
): readonly FactSpec<Item>[] {
  return specs.filter(({ notIn = [] }) => !notIn.includes(place));
}

/**
 * Whether two records are known to differ in a fact; what is not known of one of them is no
 * difference.
 */
export function isDifferent(values: readonly FactValue[]): boolean {
  const known = values.filter((value) => value !== null).map((value) => JSON.stringify(value));
  return new Set(known).size > 1;
}
