import { hasRecordsIn } from "../../catalogue/countries.ts";
import { defineArea } from "../defineArea.ts";
import { coinDrawings } from "./draw.ts";
import { coinImporter } from "./import.ts";
import { coinRoutes } from "./routes.ts";
import { coinSearch } from "./search.ts";
import { coins as table } from "./tables.ts";

/** Bullion coins, which banknotes and precious metals both lead to. */
export const coins = defineArea({
  name: "coins",
  tables: [table],
  importer: coinImporter,
  routes: coinRoutes,
  search: [coinSearch],
  drawings: coinDrawings,
  countries: hasRecordsIn(table.countryId),
});
