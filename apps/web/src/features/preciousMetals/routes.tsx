import { paths } from "../../url/paths.ts";
import { AreaRoutes } from "../../widgets/AreaRoutes.tsx";
import { BarScreen } from "./bar/BarScreen.tsx";
import { CompareScreen } from "./bar/CompareScreen.tsx";
import { RefinerScreen } from "./bar/RefinerScreen.tsx";
import { CountryScreen } from "./country/CountryScreen.tsx";
import { SearchScreen } from "./search/SearchScreen.tsx";

export { readAhead } from "./readAhead.ts";

const screens = {
  index: <SearchScreen />,
  country: <CountryScreen />,
  compare: <CompareScreen />,
  variant: <RefinerScreen />,
  ingot: <BarScreen />,
};

/** The screens of precious metals. */
export default function PreciousMetalsRoutes() {
  return <AreaRoutes routes={paths.preciousMetals.routes} screens={screens} />;
}
