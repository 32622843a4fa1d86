/** One security feature of a cheque, its place in words. */
export interface ChequeFeature {
  readonly id: string;
  /** "white", "uv", "transmitted", "touch", "tilt" or "smear". */
  readonly light: string;
}

/** The facts of the catalogue that a cheque is drawn from; null is not known. */
export interface DrawnCheque {
  readonly id: string;
  readonly issuer: string;
  readonly series: string | null;
  /** ISO 4217, also of former currencies. */
  readonly currency: string;
  readonly denomination: number | null;
  readonly widthMm: number | null;
  readonly heightMm: number | null;
  /** English colour words. */
  readonly colour: string | null;
  /** A regular expression for the number. */
  readonly numberPattern: string | null;
  readonly features: readonly ChequeFeature[];
}
