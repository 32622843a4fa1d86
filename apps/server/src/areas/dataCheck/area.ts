import { defineArea } from "../defineArea.ts";
import { dataCheckRoutes } from "./routes.ts";
import {
  dataCheckPages,
  dataCheckPieces,
  dataChecks,
  forgeryReports,
  stolenNumbers,
} from "./tables.ts";

/** The check of a document: typed, scanned or taken by a phone. */
export const dataCheck = defineArea({
  name: "dataCheck",
  tables: [dataChecks, dataCheckPages, dataCheckPieces, stolenNumbers, forgeryReports],
  routes: dataCheckRoutes,
});
