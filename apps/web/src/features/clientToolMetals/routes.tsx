import { paths } from "../../url/paths.ts";
import { AreaRoutes } from "../../widgets/AreaRoutes.tsx";
import { InfoScreen } from "./InfoScreen.tsx";
import {
  CoinInfoScreen,
  CountriesScreen,
  CountryInfoScreen,
  IngotInfoScreen,
  VariantInfoScreen,
} from "./MetalTexts.tsx";
import { TradeScreen } from "./TradeScreen.tsx";

const screens = {
  trade: <TradeScreen />,
  countries: <CountriesScreen />,
  country: <CountryInfoScreen />,
  info: <InfoScreen />,
  coin: <CoinInfoScreen />,
  variant: <VariantInfoScreen />,
  ingot: <IngotInfoScreen />,
};

/** The customer's rules on precious metals: /ct/metals. */
export default function ClientToolMetalsRoutes() {
  return <AreaRoutes routes={paths.clientToolMetals.routes} screens={screens} />;
}
