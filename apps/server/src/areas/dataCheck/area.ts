import { defineArea } from "../defineArea.ts";
import { dataCheckRoutes } from "./routes.ts";

export const dataCheck = defineArea({ name: "dataCheck", routes: dataCheckRoutes });
