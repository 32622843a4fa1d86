import { defineArea } from "../defineArea.ts";
import { statsRoutes } from "./routes.ts";
import { statisticsBatches, statisticsRecords } from "./tables.ts";

export const stats = defineArea({
  name: "stats",
  tables: [statisticsRecords, statisticsBatches],
  routes: statsRoutes,
});
