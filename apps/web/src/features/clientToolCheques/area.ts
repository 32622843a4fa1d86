import { defineArea } from "../../areas/Area.ts";
import { paths } from "../../url/paths.ts";

const { base, routes, trade, info } = paths.clientToolCheques;

const tradability = "client_tool_travellers_cheques:tradability:read";
const countryInfo = "client_tool_travellers_cheques:country_info:read";

/** The customer's rules on travellers cheques (specification 2.8). */
export const clientToolCheques = defineArea({
  name: "clientToolCheques",
  base,
  permission: "client_tool_travellers_cheques:access",
  groupPermission: "client_tool:access",
  icon: "cheque",
  navigation: {
    links: [
      { key: "tradability", path: trade, permission: tradability },
      { key: "chequeInfo", path: info, permission: countryInfo },
    ],
  },
  routes,
  routePermissions: { trade: tradability, info: countryInfo, noteInfo: countryInfo },
  words: ["clientToolCheques", "form"],
  load: () => import("./routes.tsx"),
});
