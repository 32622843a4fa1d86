import { defineArea } from "../../areas/Area.ts";
import { paths } from "../../url/paths.ts";

const { base, routes, alarms, alerts, stolen, term } = paths.clientToolDataCheck;

const alarmSettings = "client_tool_data_check:alarm_settings:read";
const alarmActivated = "client_tool_data_check:alarm_activated:read";
const stolenPassports = "client_tool_data_check:stolen_passports:read";

/** The customer's rules on the data check (specification 2.8). */
export const clientToolDataCheck = defineArea({
  name: "clientToolDataCheck",
  base,
  permission: "client_tool_data_check:access",
  groupPermission: "client_tool:access",
  icon: "scan",
  navigation: {
    links: [
      { key: "alarmSettings", path: alarms, permission: alarmSettings },
      { key: "alerts", path: alerts, permission: alarmActivated },
      { key: "stolenDocuments", path: stolen, permission: stolenPassports },
      { key: "dataCheckTerm", path: term },
    ],
  },
  routes,
  routePermissions: { index: alarmSettings, alerts: alarmActivated, stolen: stolenPassports },
  words: ["clientToolDataCheck", "form"],
  load: () => import("./routes.tsx"),
  watch: { permission: alarmActivated, load: () => import("./AlarmWatch.tsx") },
});
