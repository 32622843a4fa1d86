import { Navigate, Route, Routes } from "react-router-dom";
import { paths } from "../../url/paths.ts";
import { CoinScreen } from "../coins/CoinScreen.tsx";
import { CompareScreen } from "../../widgets/compare/CompareScreen.tsx";
import { CountryScreen } from "./country/CountryScreen.tsx";
import { DetailScreen } from "./detail/DetailScreen.tsx";
import { EntryScreen } from "../../widgets/glossary/GlossaryEntryScreen.tsx";
import { GlossaryScreen } from "../../widgets/glossary/GlossaryScreen.tsx";
import { ListScreen } from "../../widgets/catalogue/CountryRecordsScreen.tsx";
import { SearchScreen } from "./search/SearchScreen.tsx";

export { readAhead } from "./readAhead.ts";

const { routes, country } = paths.banknotes;

/** The addresses of specification 2.4. */
export default function BanknotesRoutes() {
  return (
    <Routes>
      <Route index element={<SearchScreen />} />
      <Route path={routes.country} element={<CountryScreen />} />
      <Route path={routes.list} element={<ListScreen />} />
      <Route path={routes.detail} element={<DetailScreen />} />
      <Route path={routes.coin} element={<CoinScreen />} />
      <Route path={routes.compare} element={<CompareScreen />} />
      <Route path={routes.glossary} element={<GlossaryScreen />} />
      <Route path={routes.glossaryEntry} element={<EntryScreen />} />
      <Route path="*" element={<Navigate to={country} replace />} />
    </Routes>
  );
}
