import { hasRecordsIn } from "../../catalogue/countries.ts";
import { defineArea } from "../defineArea.ts";
import { coinDrawings } from "./draw.ts";
import { coinImporter } from "./import.ts";
import { coinRoutes } from "./routes.ts";
import { coinRuleRoutes, coinRuleSections } from "./rules.ts";
import { coinSearch } from "./search.ts";
import { coinDetails, coins as table } from "./tables.ts";

/** Bullion coins, which the calls of banknotes and of precious metals return. */
export const coins = defineArea({
  name: "coins",
  tables: [table, coinDetails],
  importer: coinImporter,
  routes(api) {
    coinRoutes(api);
    coinRuleRoutes(api);
  },
  rules: coinRuleSections,
  search: [coinSearch],
  drawings: coinDrawings,
  countries: hasRecordsIn(table.countryId),
  // A coin that was opened is counted as a note, by no country (decision 0044).
  statistics: { record: "banknote", id: table.id },
});
