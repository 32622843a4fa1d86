import { defineArea } from "../defineArea.ts";
import { chequeDrawings } from "./draw.ts";
import { chequeImporter } from "./import.ts";
import { chequeRoutes } from "./routes.ts";
import { chequeRuleRoutes, chequeRuleSections } from "./rules.ts";
import { chequeSearch } from "./search.ts";
import { chequeInfos, chequeNotes, chequeSeries } from "./tables.ts";

/** Travellers cheques: issuers' series, their values, and who cashes them. */
export const travellersCheques = defineArea({
  name: "travellersCheques",
  tables: [chequeSeries, chequeNotes, chequeInfos],
  importer: chequeImporter,
  routes(api) {
    chequeRoutes(api);
    chequeRuleRoutes(api);
  },
  rules: chequeRuleSections,
  search: [chequeSearch],
  drawings: chequeDrawings,
});
