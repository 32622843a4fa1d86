import { auth } from "./auth.ts";
import { banknotes } from "./banknotes.ts";
import { catalogue } from "./catalogue.ts";
import { coins } from "./coins.ts";
import { displayLanguages } from "./displayLanguages.ts";
import { countries } from "./countries.ts";
import { currentUser } from "./currentUser.ts";
import { customerContent } from "./customerContent.ts";
import { dataCheck } from "./dataCheck.ts";
import { identityDocuments } from "./identityDocuments.ts";
import { changelogs, news } from "./news.ts";
import { newsCalendar } from "./newsCalendar.ts";
import { preciousMetals } from "./preciousMetals.ts";
import { search } from "./search.ts";
import { stats } from "./stats.ts";
import { travelInfo } from "./travelInfo.ts";
import { travellersCheques } from "./travellersCheques.ts";
import { banknoteRules } from "./banknotesWriting.ts";
import { chequeRules } from "./travellersChequesWriting.ts";
import { clientTool } from "./clientTool.ts";
import { customerContentWriting } from "./customerContentWriting.ts";
import { dataCheckAlerts } from "./dataCheckAlerts.ts";
import { dataCheckRules } from "./dataCheckWriting.ts";
import { documentRules } from "./identityDocumentsWriting.ts";
import { coinRules, metalRules } from "./preciousMetalsWriting.ts";
import { newsWriting } from "./newsWriting.ts";
import { transfers } from "./clientToolTransfers.ts";
import { uploads } from "./clientToolUploads.ts";

export * from "./auth.ts";
export * from "./banknoteParts.ts";
export * from "./banknotes.ts";
export * from "./catalogue.ts";
export * from "./coinFilter.ts";
export * from "./coins.ts";
export * from "./displayLanguages.ts";
export * from "./countries.ts";
export * from "./currentUser.ts";
export * from "./customerContent.ts";
export * from "./dataCheck.ts";
export * from "./identityDocumentLists.ts";
export * from "./identityDocumentParts.ts";
export * from "./dataCheckParts.ts";
export * from "./identityDocuments.ts";
export * from "./identityDocumentTopics.ts";
export * from "./news.ts";
export * from "./newsCalendar.ts";
export * from "./operation.ts";
export * from "./permissions.ts";
export * from "./metals.ts";
export * from "./preciousMetals.ts";
export * from "./primitives.ts";
export * from "./problem.ts";
export * from "./richText.ts";
export * from "./search.ts";
export * from "./stats.ts";
export * from "./travelInfo.ts";
export * from "./travellersCheques.ts";
export * from "./banknotesWriting.ts";
export * from "./travellersChequesWriting.ts";
export * from "./clientTool.ts";
export * from "./clientToolChanges.ts";
export * from "./customerContentWriting.ts";
export * from "./dataCheckWriting.ts";
export * from "./dataCheckAlerts.ts";
export * from "./identityDocumentsWriting.ts";
export * from "./preciousMetalsWriting.ts";
export * from "./newsWriting.ts";
export * from "./clientToolWriting.ts";
export * from "./texts.ts";
export * from "./clientToolTransfers.ts";
export * from "./clientToolUploads.ts";

/** Every operation of the knowledge API, by area. */
export const contract = {
  auth,
  currentUser,
  displayLanguages,
  countries,
  stats,
  banknotes,
  catalogue,
  coins,
  travelInfo,
  identityDocuments,
  dataCheck,
  preciousMetals,
  travellersCheques,
  news,
  changelogs,
  newsCalendar,
  customerContent,
  search,
  clientTool,
  uploads,
  newsWriting,
  customerContentWriting,
  banknoteRules,
  transfers,
  documentRules,
  dataCheckRules,
  dataCheckAlerts,
  coinRules,
  metalRules,
  chequeRules,
};
