import { defineLateValue } from "../../areas/LateValue.ts";
import { paths } from "../../url/paths.ts";

const { trades, travel, showInfo, noteInfo, countries, columnTitles } = paths.clientToolBanknotes;

/** The rules that are written here. */
export const lateValue = defineLateValue({
  sections: {
    banknoteTradability: trades,
    travelInfo: travel,
    travelSections: showInfo,
    banknoteInfo: noteInfo,
    currencyInfo: countries,
    columnHeadings: columnTitles,
  },
});
