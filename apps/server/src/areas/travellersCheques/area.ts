import { defineArea } from "../defineArea.ts";
import { chequeImporter } from "./import.ts";
import { chequeRoutes } from "./routes.ts";
import { chequeSeries } from "./tables.ts";

export const travellersCheques = defineArea({
  name: "travellersCheques",
  tables: [chequeSeries],
  importer: chequeImporter,
  routes: chequeRoutes,
});
