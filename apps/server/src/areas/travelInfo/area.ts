import { hasRecordsIn } from "../../catalogue/countries.ts";
import { defineArea } from "../defineArea.ts";
import { travelImporter } from "./import.ts";
import { travelInfoRoutes } from "./routes.ts";
import { travelAdditions, travelRules } from "./tables.ts";

export const travelInfo = defineArea({
  name: "travelInfo",
  tables: [travelRules, travelAdditions],
  importer: travelImporter,
  routes: travelInfoRoutes,
  countries: hasRecordsIn(travelRules.countryId),
});
