import { defineArea } from "../../areas/Area.ts";
import { paths } from "../../url/paths.ts";

const { base, routes, trade, countries, info, itemTexts } = paths.clientToolMetals;

const tradability = "client_tool_precious_metals:tradability:read";
const countryInfo = "client_tool_precious_metals:country_info:read";
const itemInfo = "client_tool_precious_metals:coin_ingot_info:read";

/** The customer's rules on precious metals (specification 2.8). */
export const clientToolMetals = defineArea({
  name: "clientToolMetals",
  base,
  permission: "client_tool_precious_metals:access",
  groupPermission: "client_tool:access",
  icon: "ingot",
  navigation: {
    links: [
      { key: "tradability", path: trade, permission: tradability },
      { key: "itemInfo", path: info, also: itemTexts, permission: itemInfo },
      { key: "countryInfo", path: countries, permission: countryInfo },
    ],
  },
  routes,
  routePermissions: {
    trade: tradability,
    countries: countryInfo,
    country: countryInfo,
    info: itemInfo,
    coin: itemInfo,
    variant: itemInfo,
    ingot: itemInfo,
  },
  words: ["clientToolMetals", "form"],
  load: () => import("./routes.tsx"),
});
