import { paths } from "../../url/paths.ts";
import { AreaRoutes } from "../../widgets/AreaRoutes.tsx";
import { AcceptedScreen } from "./AcceptedScreen.tsx";
import { ColumnTitlesScreen } from "./ColumnTitlesScreen.tsx";
import { CountriesScreen, CountryInfoScreen } from "./CountryInfo.tsx";
import { DocumentInfoScreen, DocumentsScreen } from "./DocumentInfo.tsx";

const screens = {
  countries: <CountriesScreen />,
  info: <CountriesScreen />,
  country: <CountryInfoScreen />,
  accepted: <AcceptedScreen />,
  documents: <DocumentsScreen />,
  document: <DocumentInfoScreen />,
  columnTitles: <ColumnTitlesScreen />,
};

/** The customer's rules on identity documents: /ct/passes. */
export default function ClientToolDocumentsRoutes() {
  return <AreaRoutes routes={paths.clientToolDocuments.routes} screens={screens} />;
}
