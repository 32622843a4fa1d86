import { defineArea } from "../defineArea.ts";
import { logoDrawings } from "./draw.ts";
import { currentUserRoutes } from "./routes.ts";

export const currentUser = defineArea({
  name: "currentUser",
  routes: currentUserRoutes,
  drawings: logoDrawings,
});
