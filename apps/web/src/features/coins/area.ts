import { defineArea } from "../../areas/Area.ts";
import { paths } from "../../url/paths.ts";

const { base, routes, record } = paths.coins;

/** Coins of precious metal, which specification 2.4 puts among the banknotes. */
export const coins = defineArea({
  name: "coins",
  base,
  permission: "banknotes:read",
  icon: "coin",
  partOf: "banknotes",
  routes,
  words: ["coins", "catalogue"],
  load: () => import("./routes.tsx"),
  countrySection: { load: () => import("./countrySection.ts") },
  records: { coin: { icon: "coin", path: ({ id }) => record(id) } },
});
