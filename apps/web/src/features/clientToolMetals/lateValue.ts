import { defineLateValue } from "../../areas/LateValue.ts";
import { paths } from "../../url/paths.ts";

const { trade, tradeOf, countries, info } = paths.clientToolMetals;

/** The rules that are written here. */
export const lateValue = defineLateValue({
  sections: {
    coinTradability: trade,
    ingotTradability: tradeOf("ingot"),
    metalCountryInfo: countries,
    coinInfo: info,
    ingotVariantInfo: info,
    ingotInfo: info,
    metalPrices: info,
  },
});
