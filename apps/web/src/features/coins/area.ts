import { defineArea } from "../../areas/Area.ts";
import { paths } from "../../url/paths.ts";

const { base, metalBase, routes, record } = paths.coins;

/**
 * Coins of precious metal: one area with two entrances, among the banknotes (specification 2.4) and
 * among the precious metals (2.5), each with its own permission.
 */
export const coins = defineArea({
  name: "coins",
  base,
  permission: "banknotes:read",
  entrances: [{ base: metalBase, permission: "precious_metals:read", partOf: "preciousMetals" }],
  icon: "coin",
  partOf: "banknotes",
  routes,
  words: ["coins", "catalogue", "preciousMetals"],
  load: () => import("./routes.tsx"),
  countrySection: { load: () => import("./countrySection.ts") },
  records: {
    coin: {
      icon: "coin",
      path: ({ id }) => record(id),
      pathByEntrance: ({ id }) => paths.preciousMetals.coin(id),
    },
  },
});
