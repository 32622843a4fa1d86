import { defineLateValue } from "../../areas/LateValue.ts";
import { paths } from "../../url/paths.ts";

const { trade, info } = paths.clientToolCheques;

/** The rules that are written here. */
export const lateValue = defineLateValue({
  sections: {
    chequeTradability: trade,
    chequeInfo: info,
    chequeNoteInfo: info,
  },
});
