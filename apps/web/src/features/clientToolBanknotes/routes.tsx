import { paths } from "../../url/paths.ts";
import { AreaRoutes } from "../../widgets/AreaRoutes.tsx";
import { ColumnTitlesScreen } from "./columns/ColumnTitlesScreen.tsx";
import { CountriesScreen, CountryInfoScreen, NoteInfoScreen } from "./texts/CountryTexts.tsx";
import { TradesScreen } from "./trades/TradesScreen.tsx";
import { SectionsScreen } from "./travel/SectionsScreen.tsx";
import { TravelScreen } from "./travel/TravelScreen.tsx";

const screens = {
  trades: <TradesScreen />,
  countries: <CountriesScreen kind="countryInfo" />,
  country: <CountryInfoScreen />,
  noteInfo: <CountriesScreen kind="noteInfo" />,
  noteInfoCountry: <NoteInfoScreen />,
  travel: <CountriesScreen kind="travelInfo" />,
  travelCountry: <TravelScreen />,
  showInfo: <SectionsScreen />,
  columnTitles: <ColumnTitlesScreen />,
};

/** The customer's rules on banknotes: /ct/notes. */
export default function ClientToolBanknotesRoutes() {
  return <AreaRoutes routes={paths.clientToolBanknotes.routes} screens={screens} />;
}
