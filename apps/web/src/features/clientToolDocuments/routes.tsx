import { paths } from "../../url/paths.ts";
import { AreaRoutes } from "../../widgets/AreaRoutes.tsx";
import { AcceptedScreen } from "./AcceptedScreen.tsx";
import { CountriesScreen, CountryInfoScreen } from "./CountryInfo.tsx";

const screens = {
  countries: <CountriesScreen />,
  country: <CountryInfoScreen />,
  accepted: <AcceptedScreen />,
};

/** The customer's rules on identity documents: /ct/passes. */
export default function ClientToolDocumentsRoutes() {
  return <AreaRoutes routes={paths.clientToolDocuments.routes} screens={screens} />;
}
