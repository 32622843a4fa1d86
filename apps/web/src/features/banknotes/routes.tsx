import { paths } from "../../url/paths.ts";
import { AreaRoutes } from "../../widgets/AreaRoutes.tsx";
import { CompareScreen } from "./compare/CompareScreen.tsx";
import { CountryScreen } from "./country/CountryScreen.tsx";
import { DetailScreen } from "./detail/DetailScreen.tsx";
import { BanknoteGlossaryScreen, BanknoteTermScreen } from "./glossary/GlossaryScreens.tsx";
import { ListScreen } from "./list/ListScreen.tsx";
import { SearchScreen } from "./search/SearchScreen.tsx";

export { readAhead } from "./readAhead.ts";

const screens = {
  index: <SearchScreen />,
  country: <CountryScreen />,
  list: <ListScreen />,
  detail: <DetailScreen />,
  compare: <CompareScreen />,
  glossary: <BanknoteGlossaryScreen />,
  glossaryEntry: <BanknoteTermScreen />,
};

/** The screens of banknotes. */
export default function BanknotesRoutes() {
  return <AreaRoutes routes={paths.banknotes.routes} screens={screens} />;
}
