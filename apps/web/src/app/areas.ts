import type { Area } from "../areas/Area.ts";
import { account } from "../features/account/area.ts";
import { banknotes } from "../features/banknotes/area.ts";
import { clientTool } from "../features/clientTool/area.ts";
import { clientToolBanknotes } from "../features/clientToolBanknotes/area.ts";
import { clientToolCheques } from "../features/clientToolCheques/area.ts";
import { clientToolDataCheck } from "../features/clientToolDataCheck/area.ts";
import { clientToolDocuments } from "../features/clientToolDocuments/area.ts";
import { clientToolMetals } from "../features/clientToolMetals/area.ts";
import { coins } from "../features/coins/area.ts";
import { dashboard } from "../features/dashboard/area.ts";
import { dataCheck } from "../features/dataCheck/area.ts";
import { identityDocuments } from "../features/identityDocuments/area.ts";
import { preciousMetals } from "../features/preciousMetals/area.ts";
import { staticPages } from "../features/staticPages/area.ts";
import { travellersCheques } from "../features/travellersCheques/area.ts";

/** Every area of the product, in the order of the navigation and of the dashboard's panels. */
export const areas: readonly Area[] = [
  account,
  dashboard,
  identityDocuments,
  dataCheck,
  banknotes,
  coins,
  preciousMetals,
  travellersCheques,
  staticPages,
  clientTool,
  clientToolDocuments,
  clientToolDataCheck,
  clientToolBanknotes,
  clientToolMetals,
  clientToolCheques,
];
