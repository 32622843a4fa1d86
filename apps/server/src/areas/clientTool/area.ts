import { defineArea } from "../defineArea.ts";
import { fourEyesRules } from "./fourEyesRules.ts";
import { clientToolRoutes } from "./routes.ts";
import { transferRoutes } from "./transferRoutes.ts";
import { uploadRoutes } from "./uploadRoutes.ts";

/** Customers' rules as a whole: their history, approval, export and import, and uploads for them. */
export const clientTool = defineArea({
  name: "clientTool",
  rules: () => [fourEyesRules],
  routes(api) {
    clientToolRoutes(api);
    uploadRoutes(api);
    transferRoutes(api);
  },
});
