import type { RuleSection } from "@specimen/api/contract";
import type { AreaName, Path } from "../../areas/Area.ts";
import { paths } from "../../url/paths.ts";

/** Where the rules of a section are written. */
interface SectionPlace {
  readonly area: Extract<AreaName, `clientTool${string}`>;
  readonly path: Path;
}

const general = "clientTool";
const banknotes = "clientToolBanknotes";
const documents = "clientToolDocuments";
const dataCheck = "clientToolDataCheck";
const metals = "clientToolMetals";
const cheques = "clientToolCheques";

/** The sections that have a screen, in the order of the home of the client tool. */
export const sectionPlaces: Readonly<Partial<Record<RuleSection, SectionPlace>>> = {
  banknoteTradability: { area: banknotes, path: paths.clientToolBanknotes.trades },
  travelInfo: { area: banknotes, path: paths.clientToolBanknotes.travel },
  travelSections: { area: banknotes, path: paths.clientToolBanknotes.showInfo },
  banknoteInfo: { area: banknotes, path: paths.clientToolBanknotes.noteInfo },
  currencyInfo: { area: banknotes, path: paths.clientToolBanknotes.countries },
  columnHeadings: { area: banknotes, path: paths.clientToolBanknotes.columnTitles },
  documentCountryInfo: { area: documents, path: paths.clientToolDocuments.countries },
  documentInfo: { area: documents, path: paths.clientToolDocuments.documents },
  documentHeadings: { area: documents, path: paths.clientToolDocuments.columnTitles },
  acceptedDocuments: { area: documents, path: paths.clientToolDocuments.accepted },
  alarmSettings: { area: dataCheck, path: paths.clientToolDataCheck.alarms },
  stolenDocuments: { area: dataCheck, path: paths.clientToolDataCheck.stolen },
  dataCheckTerm: { area: dataCheck, path: paths.clientToolDataCheck.term },
  coinTradability: { area: metals, path: paths.clientToolMetals.trade },
  ingotTradability: { area: metals, path: paths.clientToolMetals.tradeOf("ingot") },
  metalCountryInfo: { area: metals, path: paths.clientToolMetals.countries },
  coinInfo: { area: metals, path: paths.clientToolMetals.info },
  ingotVariantInfo: { area: metals, path: paths.clientToolMetals.info },
  ingotInfo: { area: metals, path: paths.clientToolMetals.info },
  metalPrices: { area: metals, path: paths.clientToolMetals.info },
  chequeTradability: { area: cheques, path: paths.clientToolCheques.trade },
  chequeInfo: { area: cheques, path: paths.clientToolCheques.info },
  chequeNoteInfo: { area: cheques, path: paths.clientToolCheques.info },
  news: { area: general, path: paths.clientTool.news },
  pdfs: { area: general, path: paths.clientTool.pdfs },
  pdfCategories: { area: general, path: paths.clientTool.pdfCategories },
  customerNotes: { area: general, path: paths.clientTool.notes },
  customerLinks: { area: general, path: paths.clientTool.links },
};
