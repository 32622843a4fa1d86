/** A customer's price of one gram of fine metal. */
export interface GramPrice {
  readonly pricePerGram: number;
}

/** Value of the fine metal at a price, in its currency, to the cent. */
export const meltValue = (fineWeightG: number, { pricePerGram }: GramPrice): number =>
  Math.round(fineWeightG * pricePerGram * 100) / 100;
