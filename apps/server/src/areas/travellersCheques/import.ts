import { defineImporter } from "../../catalogue/importer.ts";
import { demand } from "../../catalogue/readFacts.ts";
import { chequeFiles } from "./facts.ts";
import { chequeSeries } from "./tables.ts";

export const chequeImporter = defineImporter({
  files: chequeFiles,
  check({ series }, { known }) {
    for (const { id, currencies } of series) {
      for (const { currency } of currencies) {
        demand(known.currencies, currency, `travellers_cheques.json: ${id}: currency`);
      }
    }
  },
  rows: ({ series }) => [
    [
      chequeSeries,
      series.map(({ currencies, ...fact }, position) => ({
        ...fact,
        position,
        currencies: currencies.map(({ currency, denominations }) => ({
          currencyISO: currency,
          denominations,
        })),
      })),
    ],
  ],
});
