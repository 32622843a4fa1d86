import { auth } from "./auth/area.ts";
import { banknotes } from "./banknotes/area.ts";
import { catalogue } from "./catalogue/area.ts";
import { clientTool } from "./clientTool/area.ts";
import { coins } from "./coins/area.ts";
import { countries } from "./countries/area.ts";
import { currentUser } from "./currentUser/area.ts";
import { customerContent } from "./customerContent/area.ts";
import { dataCheck } from "./dataCheck/area.ts";
import type { Area } from "./defineArea.ts";
import { displayLanguages } from "./displayLanguages/area.ts";
import { identityDocuments } from "./identityDocuments/area.ts";
import { news } from "./news/area.ts";
import { newsCalendar } from "./newsCalendar/area.ts";
import { preciousMetals } from "./preciousMetals/area.ts";
import { search } from "./search/area.ts";
import { stats } from "./stats/area.ts";
import { travelInfo } from "./travelInfo/area.ts";
import { travellersCheques } from "./travellersCheques/area.ts";

/** All areas of the API, the only list of them; search hits of equal score come in this order. */
export const areas: readonly Area[] = [
  auth,
  currentUser,
  displayLanguages,
  catalogue,
  countries,
  banknotes,
  coins,
  identityDocuments,
  preciousMetals,
  travellersCheques,
  travelInfo,
  dataCheck,
  news,
  newsCalendar,
  customerContent,
  stats,
  search,
  clientTool,
];
