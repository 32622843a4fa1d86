/** What a drawing of a printed specimen is made of; null is not known. */
export interface Printed {
  readonly id: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly issuer: string;
  readonly series: string;
  readonly denomination: number;
  readonly unit: string;
  /** Long side in mm, also of an upright note. */
  readonly widthMm: number | null;
  /** Short side in mm. */
  readonly heightMm: number | null;
  readonly orientation: "landscape" | "portrait";
  readonly substrate: string | null;
  /** English colour words, the main one first: "blue", "green and black", "blue-green". */
  readonly mainColour: string | null;
  readonly front: string | null;
  readonly back: string | null;
  readonly securityFeatures: readonly string[];
}
