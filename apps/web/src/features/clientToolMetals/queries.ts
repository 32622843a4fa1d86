import { byId, defineQuery } from "@specimen/api/react";

/** The rules of all coins. */
export const coinTradeQuery = defineQuery("/client-tool/precious-metals/coins/tradability");

/** The rules of all bars. */
export const ingotTradeQuery = defineQuery("/client-tool/precious-metals/ingots/tradability");

/** The customer's prices of a gram of fine metal. */
export const pricesQuery = defineQuery("/client-tool/precious-metals/prices");

/** The customer's text on the metals of a country. */
export const countryInfoQuery = defineQuery("/client-tool/precious-metals/countries/{id}/info", {
  init: byId,
});

/** The coins that a text can be written on. */
export const coinsQuery = defineQuery("/precious-metals/coins-variants");

/** The customer's text on a coin. */
export const coinInfoQuery = defineQuery("/client-tool/precious-metals/coins/{id}/info", {
  init: byId,
});

/** The refiners of bars that a text can be written on. */
export const variantsQuery = defineQuery("/precious-metals/ingots-variants");

/** A refiner with its bars. */
export const variantQuery = defineQuery("/precious-metals/ingots-variants/{id}", { init: byId });

/** The customer's text on the bars of a refiner. */
export const variantInfoQuery = defineQuery(
  "/client-tool/precious-metals/ingots-variants/{id}/info",
  { init: byId },
);

/** One bar. */
export const ingotQuery = defineQuery("/precious-metals/ingots/{id}", { init: byId });

/** The customer's text on a bar. */
export const ingotInfoQuery = defineQuery("/client-tool/precious-metals/ingots/{id}/info", {
  init: byId,
});
