import type { LocalizedText } from "@specimen/api/contract";
import type { ParseKeys } from "i18next";

/** Units of weights and lengths, the same in every language. */
export type MeasureUnit = "g" | "mm" | "oz" | "tola" | "tael";

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
  | { readonly kind: "measure"; readonly value: number; readonly unit: MeasureUnit }
  /** A weight in g, written in troy ounces too. */
  | { readonly kind: "weight"; readonly grams: number }
  /** Densities of one record, in g/cm³. */
  | { readonly kind: "density"; readonly gcm3: readonly number[] }
  /** What a weight may be off either side, in g, and by which rule. */
  | { readonly kind: "tolerance"; readonly plusMinus: number; readonly basis: LocalizedText }
  /** A word of the product's own and how many there are. */
  | { readonly kind: "counted"; readonly word: ParseKeys; readonly number: number }
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
  /** The members whose checks are its own; by default its id. With an empty list it needs no check. */
  readonly fields?: readonly string[];
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
export const measure = (value: number | null, unit: MeasureUnit): FactValue =>
  value === null ? null : { kind: "measure", value, unit };

/** A weight, also in troy ounces. */
export const weight = (grams: number | null): FactValue =>
  grams === null ? null : { kind: "weight", grams };

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
