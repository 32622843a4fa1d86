import { defineLateValue } from "../../areas/lateValues.ts";
import { paths } from "../../url/paths.ts";

const { countries, documents, columnTitles, accepted } = paths.clientToolDocuments;

/** The rules that are written here. */
export const lateValue = defineLateValue({
  sections: {
    documentCountryInfo: countries,
    documentInfo: documents,
    documentHeadings: columnTitles,
    acceptedDocuments: accepted,
  },
});
