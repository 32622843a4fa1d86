import { defineArea } from "../../areas/Area.ts";
import { paths } from "../../url/paths.ts";
import { documentCountries } from "./countries.ts";

const { base, routes, country, list } = paths.identityDocuments;

/** Identity documents (specification 2.3). */
export const identityDocuments = defineArea({
  name: "identityDocuments",
  base,
  permission: "identity_documents:read",
  groupPermission: "identity_documents:access",
  icon: "passport",
  navigation: { links: [{ key: "byCountry", path: country }] },
  routes,
  words: ["identityDocuments", "catalogue"],
  load: () => import("./routes.tsx"),
  panel: { load: () => import("./panel.tsx"), height: "tall" },
  records: {
    identityDocumentCountry: {
      icon: "passport",
      path: ({ id }) => list(id),
    },
    // A document is a row in the list of its country.
    identityDocument: {
      icon: "passport",
      path: ({ countryId }) => (countryId === null ? country : list(countryId)),
    },
  },
  searchExamples: [{ typed: "P<POL", key: "mrz" }],
  countries: documentCountries,
  statistics: { list: "identityDocuments", record: "identityDocument" },
});
