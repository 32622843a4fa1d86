import { hasRecordsIn } from "../../catalogue/countries.ts";
import { defineArea } from "../defineArea.ts";
import { metalImporter } from "./import.ts";
import { metalRoutes } from "./routes.ts";
import { ingots, ingotVariants } from "./tables.ts";

export const preciousMetals = defineArea({
  name: "preciousMetals",
  tables: [ingotVariants, ingots],
  importer: metalImporter,
  routes: metalRoutes,
  countries: hasRecordsIn(ingotVariants.countryId),
});
