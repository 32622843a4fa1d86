import { defineArea } from "../../areas/Area.ts";
import { paths } from "../../url/paths.ts";

const { base, routes, trades, travel, showInfo, noteInfo, countries, columnTitles } =
  paths.clientToolBanknotes;

const tradability = "client_tool_banknotes:tradability:read";
const travelInfo = "client_tool_banknotes:travel_info:read";
const viewTravelInfo = "client_tool_banknotes:view_travel_info:read";
const countryInfo = "client_tool_banknotes:country_info:read";
const columnHeadings = "client_tool_banknotes:column_headings:read";

/** The customer's rules on banknotes (specification 2.8). */
export const clientToolBanknotes = defineArea({
  name: "clientToolBanknotes",
  base,
  permission: "client_tool_banknotes:access",
  groupPermission: "client_tool:access",
  icon: "banknote",
  navigation: {
    links: [
      { key: "tradability", path: trades, permission: tradability },
      { key: "travelInfo", path: travel, permission: travelInfo },
      { key: "showInfo", path: showInfo, permission: viewTravelInfo },
      { key: "noteInfo", path: noteInfo, permission: countryInfo },
      { key: "countryInfo", path: countries, permission: countryInfo },
      { key: "columnTitles", path: columnTitles, permission: columnHeadings },
    ],
  },
  routes,
  routePermissions: {
    trades: tradability,
    travel: travelInfo,
    travelCountry: travelInfo,
    showInfo: viewTravelInfo,
    noteInfo: countryInfo,
    noteInfoCountry: countryInfo,
    countries: countryInfo,
    country: countryInfo,
    columnTitles: columnHeadings,
  },
  words: ["clientToolBanknotes", "form", "banknotes"],
  load: () => import("./routes.tsx"),
});
