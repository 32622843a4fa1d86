import { defineLateValue } from "../../areas/LateValue.ts";

/** Where the country of a record is looked up. */
export const lateValue = defineLateValue({
  lookups: {
    ingotVariants: (client) => client.GET("/precious-metals/ingot-variant-country-dictionary/"),
    ingots: (client) => client.GET("/precious-metals/ingot-country-dictionary/"),
  },
});
