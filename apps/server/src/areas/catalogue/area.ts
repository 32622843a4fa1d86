import { defineArea } from "../defineArea.ts";
import { catalogueRoutes } from "./routes.ts";

export const catalogue = defineArea({ name: "catalogue", routes: catalogueRoutes });
