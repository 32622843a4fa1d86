import { defineArea } from "../defineArea.ts";
import { tidyDaily } from "./tidyStatistics.ts";
import { statsRoutes } from "./routes.ts";
import {
  statisticsBatches,
  statisticsCounts,
  statisticsRecords,
  statisticsState,
} from "./tables.ts";

export const stats = defineArea({
  name: "stats",
  tables: [statisticsRecords, statisticsCounts, statisticsState, statisticsBatches],
  routes(api) {
    statsRoutes(api);
    tidyDaily(api.context);
  },
});
