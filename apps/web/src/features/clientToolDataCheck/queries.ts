import { dataCheckAlerts } from "@specimen/api/contract";
import { defineQuery } from "@specimen/api/react";
import { urlSchema } from "../../url/urlSchema.ts";

/** The settings of alarms. */
export const alarmsQuery = defineQuery("/client-tool/data-check/alarms");

/** Which alarms are listed, in the address. */
export const alertsSchema = urlSchema(dataCheckAlerts.alerts.query);

/** A page of the alarms. */
export const alertsQuery = defineQuery("/client-tool/data-check/alerts", {
  init: (query: ReturnType<typeof alertsSchema.read>) => ({ params: { query } }),
});

/** The newest open alarm and how many there are. */
export const openAlertsQuery = defineQuery("/client-tool/data-check/alerts", {
  init: () => ({ params: { query: { state: "open", page: 1, pageSize: 1 } } }),
  reread: "inSight",
});
