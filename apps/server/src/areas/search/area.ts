import { defineArea } from "../defineArea.ts";
import { searchRoutes } from "./routes.ts";

export const search = defineArea({ name: "search", routes: searchRoutes });
