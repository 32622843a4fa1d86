import { readFileSync } from "node:fs";
import { flagSprite } from "../../catalogue/flagSprite.ts";
import { defineArea } from "../defineArea.ts";
import { countryImporter } from "./import.ts";
import { countryRoutes } from "./routes.ts";

export const countries = defineArea({
  name: "countries",
  importer: countryImporter,
  routes: countryRoutes,
  drawings: {
    [flagSprite.path]: () => {
      const bytes = Uint8Array.from(readFileSync(flagSprite.file));
      return async () => ({ type: "image/avif", bytes });
    },
  },
});
