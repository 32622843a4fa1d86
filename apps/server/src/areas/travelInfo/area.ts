import { hasRecordsIn } from "../../catalogue/countries.ts";
import { defineArea } from "../defineArea.ts";
import { travelImporter } from "./import.ts";
import { travelInfoRoutes } from "./routes.ts";
import { travelInfoRules, travelSectionRules } from "./rules.ts";
import { travelSearch } from "./search.ts";
import { travelAdditions, travelOwnLimits, travelRules } from "./tables.ts";

export const travelInfo = defineArea({
  name: "travelInfo",
  tables: [travelRules, travelAdditions, travelOwnLimits],
  importer: travelImporter,
  routes: travelInfoRoutes,
  search: [travelSearch],
  rules: (context) => [travelInfoRules(context), travelSectionRules],
  countries: hasRecordsIn(travelRules.countryId),
});
