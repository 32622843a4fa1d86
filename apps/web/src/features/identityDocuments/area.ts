import { defineArea } from "../../areas/Area.ts";
import { paths } from "../../url/paths.ts";
import { documentCountries } from "./countries.ts";

const {
  base,
  routes,
  country,
  search,
  list,
  detail,
  fantasyCountries,
  fantasyName,
  securityFeatures,
  securityFeature,
  glossary,
  glossaryEntry,
} = paths.identityDocuments;

/** Identity documents (specification 2.3). */
export const identityDocuments = defineArea({
  name: "identityDocuments",
  base,
  permission: "identity_documents:read",
  icon: "passport",
  navigation: {
    links: [
      { key: "byCountry", path: country },
      { key: "search", path: search },
      { key: "securityFeatures", path: securityFeatures },
      { key: "fantasyCountries", path: fantasyCountries },
      { key: "glossary", path: glossary },
    ],
  },
  routes,
  words: ["identityDocuments", "catalogue", "documentNumber"],
  load: () => import("./routes.tsx"),
  panel: { load: () => import("./panel.tsx"), height: "tall" },
  records: {
    identityDocumentCountry: { icon: "passport", path: ({ id }) => list(id) },
    identityDocument: { icon: "passport", path: ({ id }) => detail(id) },
    securityFeature: { icon: "passport", path: ({ id }) => securityFeature(id) },
    fantasyName: { icon: "passport", path: ({ id }) => fantasyName(id) },
    doubtedDocument: { icon: "passport", path: ({ id }) => fantasyName(id) },
    documentTerm: { icon: "book", path: ({ id }) => glossaryEntry(id) },
  },
  searchExamples: [{ typed: "P<POL", key: "mrz" }],
  countries: documentCountries,
  statistics: { list: "identityDocuments", record: "identityDocument" },
});
