import { defineLateValue } from "../../areas/LateValue.ts";
import { paths } from "../../url/paths.ts";

const { alarms, stolen, term } = paths.clientToolDataCheck;

/** The rules that are written here. */
export const lateValue = defineLateValue({
  sections: {
    alarmSettings: alarms,
    stolenDocuments: stolen,
    dataCheckTerm: term,
  },
});
