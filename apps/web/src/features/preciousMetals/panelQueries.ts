import { defineQuery } from "@specimen/api/react";

/** Coins to choose from. */
export const coinChoicesQuery = defineQuery("/precious-metals/coins-variants", {
  reread: "never",
});

/** Refiners of bars to choose from. */
export const refinerChoicesQuery = defineQuery("/precious-metals/ingots-variants", {
  reread: "never",
});
