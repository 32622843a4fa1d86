import { defineArea } from "../defineArea.ts";
import { displayLanguageRoutes } from "./routes.ts";

export const displayLanguages = defineArea({
  name: "displayLanguages",
  routes: displayLanguageRoutes,
});
