import { defineArea } from "../defineArea.ts";
import { statsRoutes } from "./routes.ts";
import { statisticsBatches, statisticsCounts, statisticsRecords } from "./tables.ts";

export const stats = defineArea({
  name: "stats",
  tables: [statisticsRecords, statisticsCounts, statisticsBatches],
  routes: statsRoutes,
});
