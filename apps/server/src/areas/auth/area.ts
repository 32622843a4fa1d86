import { defineArea } from "../defineArea.ts";
import { authRoutes } from "./routes.ts";

export const auth = defineArea({ name: "auth", routes: authRoutes });
