import { paths } from "../../url/paths.ts";
import { AreaRoutes } from "../../widgets/AreaRoutes.tsx";
import { CoinScreen } from "./coin/CoinScreen.tsx";
import { CompareScreen } from "./compare/CompareScreen.tsx";
import { CountryScreen } from "./country/CountryScreen.tsx";
import { DetailScreen } from "./detail/DetailScreen.tsx";
import { EntryScreen } from "./glossary/EntryScreen.tsx";
import { GlossaryScreen } from "./glossary/GlossaryScreen.tsx";
import { ListScreen } from "./list/ListScreen.tsx";
import { SearchScreen } from "./search/SearchScreen.tsx";

export { readAhead } from "./readAhead.ts";

const screens = {
  index: <SearchScreen />,
  country: <CountryScreen />,
  list: <ListScreen />,
  detail: <DetailScreen />,
  coin: <CoinScreen />,
  compare: <CompareScreen />,
  glossary: <GlossaryScreen />,
  glossaryEntry: <EntryScreen />,
};

/** The screens of banknotes and coins. */
export default function BanknotesRoutes() {
  return <AreaRoutes routes={paths.banknotes.routes} screens={screens} />;
}
