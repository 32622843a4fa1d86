import { paths } from "../../url/paths.ts";
import { AreaRoutes } from "../../widgets/AreaRoutes.tsx";
import { CompareScreen } from "./compare/CompareScreen.tsx";
import { CountryScreen } from "./country/CountryScreen.tsx";
import { DetailScreen } from "./detail/DetailScreen.tsx";
import { FantasyScreen } from "./fantasy/FantasyScreen.tsx";
import { SecurityFeatureScreen } from "./features/SecurityFeatureScreen.tsx";
import { SecurityFeaturesScreen } from "./features/SecurityFeaturesScreen.tsx";
import { DocumentGlossaryScreen, DocumentTermScreen } from "./glossary/GlossaryScreens.tsx";
import { ListScreen } from "./list/ListScreen.tsx";
import { SearchScreen } from "./search/SearchScreen.tsx";

export { readAhead } from "./readAhead.ts";

const screens = {
  index: <SearchScreen />,
  country: <CountryScreen />,
  list: <ListScreen />,
  detail: <DetailScreen />,
  compare: <CompareScreen />,
  fantasyCountries: <FantasyScreen />,
  securityFeatures: <SecurityFeaturesScreen />,
  securityFeature: <SecurityFeatureScreen />,
  glossary: <DocumentGlossaryScreen />,
  glossaryEntry: <DocumentTermScreen />,
};

/** The screens of identity documents. */
export default function IdentityDocumentsRoutes() {
  return <AreaRoutes routes={paths.identityDocuments.routes} screens={screens} />;
}
