import { Navigate, Route, Routes } from "react-router-dom";
import { paths } from "../../url/paths.ts";
import { CompareScreen } from "./compare/CompareScreen.tsx";
import { CountryScreen } from "./country/CountryScreen.tsx";
import { DetailScreen } from "./detail/DetailScreen.tsx";
import { BanknoteGlossaryScreen, BanknoteTermScreen } from "./glossary/GlossaryScreens.tsx";
import { ListScreen } from "./list/ListScreen.tsx";
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
      <Route path={routes.compare} element={<CompareScreen />} />
      <Route path={routes.glossary} element={<BanknoteGlossaryScreen />} />
      <Route path={routes.glossaryEntry} element={<BanknoteTermScreen />} />
      <Route path="*" element={<Navigate to={country} replace />} />
    </Routes>
  );
}
