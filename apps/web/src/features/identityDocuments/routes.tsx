import { paths } from "../../url/paths.ts";
import { AreaRoutes } from "../../widgets/AreaRoutes.tsx";
import { CountryScreen } from "./country/CountryScreen.tsx";
import { ListScreen } from "./list/ListScreen.tsx";

export { readAhead } from "./readAhead.ts";

const screens = { country: <CountryScreen />, list: <ListScreen /> };

/** The screens of identity documents. */
export default function IdentityDocumentsRoutes() {
  return <AreaRoutes routes={paths.identityDocuments.routes} screens={screens} />;
}
