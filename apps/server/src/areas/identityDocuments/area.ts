import { documentRuleRoutes, documentRuleSections } from "./acceptedRules.ts";
import { hasRecordsIn } from "../../catalogue/countries.ts";
import { defineArea } from "../defineArea.ts";
import { documentDrawings } from "./images.ts";
import { documentCatalogue } from "./documents.ts";
import { documentImporter } from "./import.ts";
import { documentRoutes } from "./routes.ts";
import { documentSearch } from "./search.ts";
import {
  acceptedDocuments,
  documentFeatureTypes,
  documentHeadings,
  documentIssuers,
  documentRules,
  fantasyNames,
  identityDocuments as table,
} from "./tables.ts";

export const identityDocuments = defineArea({
  name: "identityDocuments",
  tables: [
    documentIssuers,
    table,
    documentRules,
    documentFeatureTypes,
    fantasyNames,
    acceptedDocuments,
    documentHeadings,
  ],
  importer: documentImporter,
  routes(api) {
    documentRoutes(api);
    documentRuleRoutes(api);
  },
  rules: documentRuleSections,
  search: documentSearch,
  drawings: documentDrawings,
  documents: documentCatalogue,
  countries: hasRecordsIn(table.countryId),
  statistics: {
    record: "identityDocument",
    id: table.id,
    byCountry: { list: "identityDocuments", countryId: table.countryId },
  },
});
