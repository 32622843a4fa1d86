import { defineArea } from "../../areas/Area.ts";
import { paths } from "../../url/paths.ts";

const { base, routes, search, country, ingot, ingotVariant } = paths.preciousMetals;

/** Precious metals (specification 2.5): coins and bars; one coin opens in the area of coins. */
export const preciousMetals = defineArea({
  name: "preciousMetals",
  base,
  permission: "precious_metals:read",
  icon: "ingot",
  navigation: {
    links: [
      { key: "search", path: search },
      { key: "byCountry", path: country },
    ],
  },
  routes,
  words: ["preciousMetals", "catalogue", "coins"],
  load: () => import("./routes.tsx"),
  panel: { load: () => import("./panel.tsx"), height: "short" },
  records: {
    ingotVariant: { icon: "ingot", path: ({ id }) => ingotVariant(id) },
    ingot: { icon: "ingot", path: ({ id }) => ingot(id) },
  },
  searchExamples: [{ typed: "100 g", key: "weight" }],
});
