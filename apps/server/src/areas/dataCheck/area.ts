import { defineArea } from "../defineArea.ts";
import { alertRoutes } from "./alarms/routes.ts";
import { dataCheckRoutes } from "./routes.ts";
import { dataCheckRuleRoutes, dataCheckRuleSections } from "./rules.ts";
import {
  alarmSettings,
  alertDeliveries,
  alerts,
  dataCheckPages,
  dataCheckPieces,
  dataChecks,
  forgeryReports,
  stolenImportNumbers,
  stolenImports,
  stolenNumbers,
  stolenOverlaps,
  stolenRuns,
  webhookKeys,
} from "./tables.ts";

/** The check of a document: typed, scanned or taken by a phone. */
export const dataCheck = defineArea({
  name: "dataCheck",
  tables: [
    dataChecks,
    dataCheckPages,
    dataCheckPieces,
    stolenNumbers,
    stolenImports,
    stolenImportNumbers,
    stolenOverlaps,
    stolenRuns,
    forgeryReports,
    alarmSettings,
    webhookKeys,
    alerts,
    alertDeliveries,
  ],
  routes(api) {
    dataCheckRoutes(api);
    dataCheckRuleRoutes(api);
    alertRoutes(api);
  },
  rules: () => dataCheckRuleSections,
});
