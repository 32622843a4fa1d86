import type { chequeSeries } from "./tables.ts";
import type { Facts } from "../../catalogue/readFacts.ts";

/** Rows of the table `cheque_series`. */
export function chequeRows({ cheques }: Facts): (typeof chequeSeries.$inferInsert)[] {
  return cheques.map(({ currencies, ...fact }, position) => ({
    ...fact,
    position,
    currencies: currencies.map(({ currency, denominations }) => ({
      currencyISO: currency,
      denominations,
    })),
  }));
}
