import { paths } from "../../url/paths.ts";
import { AreaRoutes } from "../../widgets/AreaRoutes.tsx";
import { AlarmsScreen } from "./AlarmsScreen.tsx";
import { AlertsScreen } from "./AlertsScreen.tsx";
import { StolenScreen } from "./StolenScreen.tsx";
import { TermScreen } from "./TermScreen.tsx";

const screens = {
  index: <AlarmsScreen />,
  alerts: <AlertsScreen />,
  stolen: <StolenScreen />,
  term: <TermScreen />,
};

/** The customer's rules on the data check: /ct/passcheck. */
export default function ClientToolDataCheckRoutes() {
  return <AreaRoutes routes={paths.clientToolDataCheck.routes} screens={screens} />;
}
