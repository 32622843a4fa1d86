import { defineArea } from "../../areas/Area.ts";
import { paths } from "../../url/paths.ts";

const { base, routes, countries, countryTexts, accepted, documents, columnTitles } =
  paths.clientToolDocuments;

const countryInfo = "client_tool_identity_documents:country_info:read";
const documentInfo = "client_tool_identity_documents:document_info:read";

/** The customer's rules on identity documents (specification 2.8). */
export const clientToolDocuments = defineArea({
  name: "clientToolDocuments",
  base,
  permission: "client_tool_identity_documents:access",
  groupPermission: "client_tool:access",
  icon: "passport",
  navigation: {
    links: [
      { key: "acceptedDocuments", path: accepted, permission: documentInfo },
      { key: "countryInfo", path: countries, also: countryTexts, permission: countryInfo },
      { key: "documentInfo", path: documents, permission: documentInfo },
      { key: "columnTitles", path: columnTitles, permission: documentInfo },
    ],
  },
  routes,
  routePermissions: {
    countries: countryInfo,
    info: countryInfo,
    country: countryInfo,
    accepted: documentInfo,
    documents: documentInfo,
    document: documentInfo,
    columnTitles: documentInfo,
  },
  words: ["clientToolDocuments", "form", "identityDocuments"],
  load: () => import("./routes.tsx"),
});
