import { defineLateValue } from "../../areas/LateValue.ts";

/** Where the country of a record is looked up. */
export const lateValue = defineLateValue({
  lookups: {
    coins: (client) => client.GET("/precious-metals/coin-country-dictionary/"),
  },
});
