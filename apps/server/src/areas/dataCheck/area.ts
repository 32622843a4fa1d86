import { defineArea } from "../defineArea.ts";
import { dataCheckRoutes } from "./routes.ts";
import { dataCheckRuleRoutes, dataCheckRuleSections } from "./rules.ts";
import {
  alarmSettings,
  dataCheckPages,
  dataCheckPieces,
  dataChecks,
  forgeryReports,
  stolenNumbers,
} from "./tables.ts";

/** The check of a document: typed, scanned or taken by a phone. */
export const dataCheck = defineArea({
  name: "dataCheck",
  tables: [dataChecks, dataCheckPages, dataCheckPieces, stolenNumbers, forgeryReports, alarmSettings],
  routes(api) {
    dataCheckRoutes(api);
    dataCheckRuleRoutes(api);
  },
  rules: dataCheckRuleSections,
});
