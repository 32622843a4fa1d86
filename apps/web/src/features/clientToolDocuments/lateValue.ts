import { defineLateValue } from "../../areas/LateValue.ts";
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
