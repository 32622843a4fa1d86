import { dataCheckAlerts } from "@specimen/api/contract";
import { defineQuery, useQuery } from "@specimen/api/react";
import { urlSchema } from "../../url/urlSchema.ts";

/** The settings of alarms. */
export const alarmsQuery = defineQuery("/client-tool/data-check/alarms");

/** Which alarms are listed, in the address. */
export const alertsSchema = urlSchema(dataCheckAlerts.alerts.query);

/** A page of the alarms. */
export const useAlerts = (query: ReturnType<typeof alertsSchema.read>) =>
  useQuery("/client-tool/data-check/alerts", { params: { query } });

/** How often is looked for new alarms, in ms. */
const LOOK = 20_000;

/** The newest open alarm and how many there are, read again and again while the page is in sight. */
export const useOpenAlerts = () =>
  useQuery(
    "/client-tool/data-check/alerts",
    { params: { query: { state: "open", page: 1, pageSize: 1 } } },
    { refreshInterval: LOOK },
  );
