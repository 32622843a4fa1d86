import type { Metal } from "@specimen/api/contract";
import type { Alloy } from "../../../images/metalInks.ts";

/** The edge of a coin. */
export interface CoinEdge {
  readonly type: "reeded" | "plain" | "lettered" | "ornamented" | null;
  readonly inscription: string | null;
  /** Counted reeds. */
  readonly reeds: number | null;
}

/** One security feature of a coin, its place in words. */
export interface CoinFeature {
  readonly id: string;
  readonly where: string;
}

/** The facts of the catalogue that a coin is drawn from; null is not known. */
export interface DrawnCoin {
  readonly id: string;
  readonly name: string;
  /** Name of the country in English. */
  readonly issuer: string;
  readonly metal: Metal;
  readonly alloy: Alloy;
  readonly diameterMm: number | null;
  readonly thicknessMm: number | null;
  readonly faceValue: number | null;
  /** Motif and words, the words in capitals as on the coin. */
  readonly obverse: string | null;
  readonly reverse: string | null;
  readonly edge: CoinEdge;
  readonly features: readonly CoinFeature[];
}

/** What is known of a coin whose sides and edge have not been described. */
export const undescribed = {
  alloy: null,
  obverse: null,
  reverse: null,
  edge: { type: null, inscription: null, reeds: null },
  features: [],
} as const satisfies Partial<DrawnCoin>;
