import type { Metal } from "@specimen/api/contract";

/** One thing that is struck or printed on a bar. */
export interface BarMark {
  /** "refiner sign", "name", "weight", "fineness", "assayer", "serial", "year", "kinegram", "design". */
  readonly what: string;
  /** What it says, in the words of the record. */
  readonly text: string;
  readonly side: "front" | "back";
  /** Its middle in percent of the side. */
  readonly x: number;
  readonly y: number;
}

/** The facts of the catalogue that a bar is drawn from; null is not known. */
export interface DrawnBar {
  readonly id: string;
  readonly name: string;
  readonly refiner: string;
  readonly metal: Metal;
  readonly form: "cast" | "minted";
  readonly lengthMm: number | null;
  readonly widthMm: number | null;
  readonly heightMm: number | null;
  /** In grams. */
  readonly weightG: number;
  /** Weight with its unit, as "100 g" or "1 oz". */
  readonly weight: string;
  readonly marks: readonly BarMark[];
}
