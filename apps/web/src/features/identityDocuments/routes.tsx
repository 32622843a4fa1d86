import { Navigate, Route, Routes } from "react-router-dom";
import { paths } from "../../url/paths.ts";
import { CountryScreen } from "./country/CountryScreen.tsx";
import { ListScreen } from "./list/ListScreen.tsx";

export { readAhead } from "./readAhead.ts";

const { routes, country } = paths.identityDocuments;

/** The addresses of specification 2.3. */
export default function IdentityDocumentsRoutes() {
  return (
    <Routes>
      <Route path={routes.country} element={<CountryScreen />} />
      <Route path={routes.list} element={<ListScreen />} />
      <Route path="*" element={<Navigate to={country} replace />} />
    </Routes>
  );
}
