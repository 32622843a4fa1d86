import { defineLateValue } from "../../areas/lateValues.ts";

/** Where the country of a record is looked up. */
export const lateValue = defineLateValue({
  lookups: {
    coins: (client) => client.GET("/precious-metals/coin-country-dictionary/"),
  },
});
