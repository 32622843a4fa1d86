import { byId, defineQuery } from "@specimen/api/react";
import type { coinQuestion, ingotQuestion } from "./metalSearch.ts";

/** The countries that have coins or bars. */
export const countriesQuery = defineQuery("/countries", {
  init: () => ({ params: { query: { withMetals: true } } }),
  reread: "never",
});

/** One bar. */
export const ingotQuery = defineQuery("/precious-metals/ingots/{id}", {
  init: byId,
  reread: "onReturn",
});

/** One refiner with its bars. */
export const refinerQuery = defineQuery("/precious-metals/ingots-variants/{id}", {
  init: byId,
  reread: "onReturn",
});

/** The customer's text on a refiner. */
export const refinerInfoQuery = defineQuery("/precious-metals/ingots-variants/{id}/info", {
  init: byId,
  reread: "onReturn",
});

/** The units of face values. */
export const currenciesQuery = defineQuery("/precious-metals/coin-currencies", {
  reread: "never",
});

/** A page of the coins that fit. */
export const coinsQuery = defineQuery("/precious-metals/coins", {
  init: (query: ReturnType<typeof coinQuestion>) => ({ params: { query } }),
  reread: "onReturn",
});

/** A page of the bars that fit. */
export const ingotsQuery = defineQuery("/precious-metals/ingots", {
  init: (query: ReturnType<typeof ingotQuestion>) => ({ params: { query } }),
  reread: "onReturn",
});
