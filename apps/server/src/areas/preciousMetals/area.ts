import { hasRecordsIn } from "../../catalogue/countries.ts";
import { defineArea } from "../defineArea.ts";
import { ingotDrawings } from "./draw.ts";
import { metalImporter } from "./import.ts";
import { metalRoutes } from "./routes.ts";
import { metalRuleRoutes, metalRuleSections } from "./rules.ts";
import { metalSearch } from "./search.ts";
import { ingotDetails, ingots, ingotVariants, metalPrices } from "./tables.ts";

export const preciousMetals = defineArea({
  name: "preciousMetals",
  tables: [ingotVariants, ingots, ingotDetails, metalPrices],
  importer: metalImporter,
  routes(api) {
    metalRoutes(api);
    metalRuleRoutes(api);
  },
  rules: metalRuleSections,
  search: [metalSearch],
  drawings: ingotDrawings,
  countries: hasRecordsIn(ingotVariants.countryId),
});
